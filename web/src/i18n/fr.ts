// All French words, as one lazily loaded chunk.
export default import.meta.glob<string>('../../../src/stammtisch/texts/fr/*.ftl', {
  query: '?raw', import: 'default', eager: true,
})
