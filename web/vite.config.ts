// Builds the client into the Python package, which serves it as plain files.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/stammtisch/web/static',
    emptyOutDir: true,
    // Fonts and pictures stay files of their own: a strict CSP forbids data: URLs.
    assetsInlineLimit: 0,
    // The polyfill is only for browsers that also lack light-dark().
    modulePreload: { polyfill: false },
  },
})
