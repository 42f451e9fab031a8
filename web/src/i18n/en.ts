// All English words, as one lazily loaded chunk.
export default import.meta.glob<string>('../../../src/stammtisch/texts/en/*.ftl', {
  query: '?raw', import: 'default', eager: true,
})
