import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './imports.ts'

const client = 'src/server/outgoing/guarded-fetch.ts'

/** Code that reaches another machine without the guarded client. */
const ways: Record<string, RegExp> = {
  'calls the global fetch': /(?<![.\w])fetch\(|\bglobalThis\.fetch\b|[=:?(,{]\s*fetch\s*[},;)\n]/,
  'opens a request of node:http':
    /import\s*\{[^}]*\b(?:request|get)\b[^}]*\}\s*from\s*'node:https?'/,
  'opens a socket':
    /import\s*\{[^}]*(?<!type )\b(?:connect|createConnection)\b[^}]*\}\s*from\s*'node:(?:net|tls)'/,
  'imports a client':
    /from\s*'(?:node:http2|undici|ky|axios|got|node-fetch|web-push|eventsource|ws)'/,
  'resolves a name': /from\s*'(?:node:)?dns(?:\/promises)?'/,
  'uses a browser’s clients': /\bnew\s+(?:WebSocket|EventSource|XMLHttpRequest)\b/,
  'sends mail': /from\s*'nodemailer(?:\/lib\/smtp[\w-]*)?'/,
  'uses S3': /from\s*'s3mini'/,
}

/** Files that have a reason to do so. */
const allowed: Record<string, string[]> = {
  'opens a request of node:http': [client],
  // Names of the settings, and names that users give.
  'resolves a name': [client, 'src/server/outgoing/public-addresses.ts'],
  // A mail server is the operator’s own, and named in the settings.
  'sends mail': ['src/server/mail/outbox-sender.ts'],
  // The store gets the guarded client as its `fetch`.
  'uses S3': ['src/server/storage/s3-store.ts'],
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '')
}

/** Whether `fetch` is a local name for the guarded client, created here or passed in. */
function hasGuarded(text: string): boolean {
  return (
    /createGuardedFetch|: GuardedFetch\b/.test(text) &&
    /\bfetch\s*(?:=|:\s*GuardedFetch)/.test(text)
  )
}

function found(text: string): string[] {
  const code = withoutComments(text)
  return Object.entries(ways)
    .filter(([what, way]) => way.test(code) && !(what.includes('global fetch') && hasGuarded(code)))
    .map(([what]) => what)
}

it('every request to another server goes through the one guarded client', () => {
  const files = globSync(['src/server/**/*.ts', 'src/domain/**/*.ts', 'scripts/commands/*.ts'], {
    cwd: root,
  })
  expect(files.length).toBeGreaterThan(400)
  const others = files.flatMap((file) =>
    found(readFileSync(join(root, file), 'utf8'))
      .filter((what) => !allowed[what]?.includes(file))
      .map((what) => `${file} ${what}`),
  )
  expect(others).toEqual([])
  expect(readFileSync(join(root, 'src/server/storage/s3-store.ts'), 'utf8')).toMatch(
    /new S3mini\(\{[^}]*\bfetch\b/,
  )
})

it.each([
  "await fetch('https://a')",
  'const send = globalThis.fetch',
  'function ask(send = fetch) {}',
  'const ask = { fetch }',
  "import { createServer, request } from 'node:https'",
  "import { connect } from 'node:tls'",
  "import { request } from 'undici'",
  "import ky from 'ky'",
  "new WebSocket('wss://a')",
  "import { createTransport } from 'nodemailer'",
  "import { lookup } from 'node:dns/promises'",
])('would notice: %s', (text) => {
  expect(found(text)).toHaveLength(1)
})
