// All German words, as one lazily loaded chunk.
export default import.meta.glob<string>('../../../src/stammtisch/texts/de/*.ftl', {
  query: '?raw', import: 'default', eager: true,
})
