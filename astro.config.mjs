import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import mdx from '@astrojs/mdx'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { minifySync } from 'vite'
import { appChunks } from './scripts/app-chunks.ts'
import { devApi } from './scripts/dev/dev-api.ts'
import { postbuild } from './scripts/postbuild/postbuild.ts'
import { languages } from './src/domain/languages.ts'
import { site } from './src/site.ts'
import { fonts } from './src/ui/fonts/families.ts'

/** What islands add to every page: the directive `client:interaction` and the first script. */
const islands = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/islands/hydrate-on-interaction.ts',
      })
      injectScript('page', `import '/src/islands/start-page.ts'`)
      injectScript('page', `import '/src/islands/register-worker.ts'`)
    },
  },
}

/** A file of `src/islands` as an inline script, which imports and exports nothing. */
function inlineScript(name) {
  const file = readFileSync(new URL(`src/islands/${name}`, import.meta.url), 'utf8')
  const script = stripTypeScriptTypes(file).replace('export {}', '')
  return minifySync(name, `(()=>{${script}})()`).code
}

/** Document.astro writes it into every page, App.astro into those of the apps. */
const firstScript = inlineScript('first-script.ts')
const appScript = inlineScript('early-calls/app-script.ts')

const chunks = appChunks()

export default defineConfig({
  site: site.origin,
  output: 'static',
  session: false,
  // Our server is in front and serves the pre-rendered files; Astro's handler renders the others.
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), mdx(), islands, postbuild, devApi()],
  // English has no prefix; the pages of src/pages/[language] are those of the others.
  i18n: { defaultLocale: 'en', locales: [...languages] },
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'always' },
  compressHTML: true,
  fonts,
  markdown: { syntaxHighlight: 'prism' },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' blob: data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: {
        hashes: [firstScript, appScript].map(
          (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
        ),
      },
    },
  },
  vite: {
    define: {
      FIRST_SCRIPT: JSON.stringify(firstScript),
      APP_SCRIPT: JSON.stringify(appScript),
    },
    plugins: [tailwindcss(), chunks.plugin],
    // A schema that nothing reads goes, with what only it uses.
    build: {
      rolldownOptions: {
        treeshake: {
          manualPureFunctions: ['z', 'defineEndpoint', 'dataResponse'],
        },
      },
    },
    environments: {
      client: { build: { rolldownOptions: { output: chunks.output } } },
    },
  },
})
