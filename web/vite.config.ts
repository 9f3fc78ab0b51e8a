import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { japaneseFont } from './build/japanese-font.ts'
import { licences } from './build/licences.ts'
import { packFiles } from './build/pack-files.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { serviceWorker } from './build/service-worker.ts'

const server = process.env.TATAMI_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), japaneseFont(), preloadFonts(), licences(), serviceWorker(), packFiles()],
  build: {
    outDir: fileURLToPath(new URL('../src/tatami/web/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content policy allows no data: addresses
    // Browsers that know it compile everything while it loads, and not at the first press.
    rolldownOptions: { output: { postBanner: '//# allFunctionsCalledOnLoad' } },
  },
  // Tests run the browser's half of Svelte, not the server's.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
}))
