import { site } from '../site.ts'
import { escapeHtml } from './mail/message.ts'
import type { OpenApiDocument } from './openapi.ts'

type Operation = OpenApiDocument['paths'][string][string]

/** The description as one page to read: no script, nothing from another origin. */
export function documentationPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a></li>`,
  )
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name} API</title>
<style>${documentationStyle}</style></head><body>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)} The same for programs: <a href="openapi.json">openapi.json</a>. Base address: <code>${escapeHtml(document.servers[0]?.url ?? '')}</code></p>
<nav><ul>${contents.join('')}</ul></nav>
${operations.map(({ path, method, operation }) => section(path, method, operation)).join('\n')}
</body></html>`
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> in the ${place}${required ? '' : ', optional'}</li>`,
  )
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Body <small>${type}</small></h3>${schemaBlock(schema)}`,
  )
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const { content } = response as { content?: Record<string, { schema: object }> }
    const schema = Object.values(content ?? {})[0]?.schema
    return status === 'default' || !schema
      ? ''
      : `<h3>Answer <small>${status}</small></h3>${schemaBlock(schema)}`
  })
  return `<section id="${operation.operationId}">
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} ${escapeHtml(operation.description ?? '')}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.join('')}</ul>` : ''}
${body.join('')}${answers.join('')}
</section>`
}

function schemaBlock(schema: object): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}

/** Inline, so that the page is one file; its hash stands in the page's policy. */
export const documentationStyle = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace}
h2{margin-top:3rem;font-size:1.1rem}
h3{font-size:1rem;margin-bottom:.25rem}
pre{overflow:auto;max-height:24rem;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.85rem}
nav ul{columns:2 18rem;padding-left:1rem}
`
