import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Without this, vitest takes Svelte's server build and nothing can be mounted.
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], maxWorkers: 2 },
})
