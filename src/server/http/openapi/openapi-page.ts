import { codeRules, resetLinkSeconds } from '../../../domain/auth/sessions.ts'
import { recipientMailLimits } from '../../../domain/notifications/mail-limits.ts'
import { site } from '../../../site.ts'
import { escapeHtml } from '../../mail/message.ts'
import { policies } from '../../rate-limit/policies.ts'
import type { OpenApiDocument } from './openapi.ts'

type Operation = OpenApiDocument['paths'][string][string]

/** The API documentation as one HTML page, without scripts or resources of other origins. */
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
<p>${escapeHtml(document.info.description)} As OpenAPI: <a href="openapi.json">openapi.json</a>. Base URL: <code>${escapeHtml(document.servers[0]?.url ?? '')}</code></p>
<nav><ul>${contents.join('')}<li><a href="#limits">Limits</a></li></ul></nav>
${operations.map(({ path, method, operation }) => section(path, method, operation)).join('\n')}
${limitsSection()}
</body></html>`
}

function limitsSection(): string {
  const rows = Object.values(policies).map(
    ({ what, times, seconds, per }) =>
      `<tr><td>${what}</td><td>${times}</td><td>${duration(seconds)}</td><td>${per}</td></tr>`,
  )
  const mails = recipientMailLimits.map(
    ({ times, seconds }) =>
      `<tr><td>mails of one kind to one mailbox</td><td>${times}</td><td>${duration(seconds)}</td><td>recipient</td></tr>`,
  )
  return `<section id="limits"><h2>Limits</h2>
<p>A request over a limit gets 429, with <code>Retry-After</code> in seconds. A verification code expires after ${codeRules.tries} wrong tries or ${duration(codeRules.seconds)}. A reset link works once, for ${duration(resetLinkSeconds)} at most.</p>
<table><tr><th>what</th><th>times</th><th>within</th><th>counted by</th></tr>${rows.join('')}${mails.join('')}</table></section>`
}

function duration(seconds: number): string {
  const [count, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds % 3600 === 0
        ? [seconds / 3600, 'hour']
        : [seconds / 60, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> in the ${place}${required ? '' : ', optional'}</li>`,
  )
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Body <small>${type}</small></h3>${schemaBlock(schema)}`,
  )
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const { content } = response as { content?: Record<string, { schema: object }> }
    const schema = Object.values(content ?? {})[0]?.schema
    return status === 'default' || !schema
      ? ''
      : `<h3>Response <small>${status}</small></h3>${schemaBlock(schema)}`
  })
  return `<section id="${operation.operationId}">
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} ${escapeHtml(operation.description ?? '')}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.join('')}</ul>` : ''}
${body.join('')}${responses.join('')}
</section>`
}

function schemaBlock(schema: object): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}

/** Inline, so that the page is one file; the page's CSP contains its hash. */
export const documentationStyle = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace}
h2{margin-top:3rem;font-size:1.1rem}
h3{font-size:1rem;margin-bottom:.25rem}
pre{overflow:auto;max-height:24rem;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.85rem}
td,th{text-align:left;padding:.25rem 1rem .25rem 0}
nav ul{columns:2 18rem;padding-left:1rem}
`
