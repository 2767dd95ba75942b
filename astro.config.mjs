import mdx from '@astrojs/mdx'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { fonts } from './src/ui/fonts/families.ts'

/** `client:reach`: an island hydrates when someone reaches for it. */
const reachDirective = {
  name: 'reach-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'reach', entrypoint: './src/islands/reach-directive.ts' }),
  },
}

export default defineConfig({
  output: 'static',
  session: false,
  // Our own server stands outside and serves the pre-rendered files; Astro's handler renders what is left.
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), mdx(), reachDirective],
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never' },
  compressHTML: true,
  fonts,
  markdown: { syntaxHighlight: 'prism' },
  security: { csp: true },
  vite: { plugins: [tailwindcss()] },
})
