import mdx from '@astrojs/mdx'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
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

/**
 * What describes an endpoint to developers, and what the server answers with: browsers read neither, and
 * without them need few of the schemas of records. A property ends before the next line that is
 * indented like it.
 */
const withoutServerParts = {
  name: 'without-server-parts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/api\/.*\.ts$/ },
    handler: (code) => ({
      code: code.replace(/^ {2}(?:summary|result):.*\n(?:(?: {4,}| {2}[)\]}]).*\n)*/gm, ''),
      map: null,
      moduleSideEffects: false,
    }),
  },
}

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
  build: { inlineStylesheets: 'never' },
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
    },
  },
  vite: { plugins: [tailwindcss(), withoutServerParts] },
})
