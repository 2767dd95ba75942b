import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { quickStart, webhookReceivers } from '../../../src/pages/_developers/samples.ts'
import { newWebhookSecret, webhookHeaders } from '../../../src/server/webhooks/webhook-client.ts'
import { freePort } from '../../support/server/free-port.ts'

/** What runs a sample of each language. */
const programs: Record<string, { program: string; file: string }> = {
  curl: { program: 'bash', file: 'sample.sh' },
  javascript: { program: process.execPath, file: 'sample.mjs' },
  python: { program: 'python3', file: 'sample.py' },
  php: { program: 'php', file: 'sample.php' },
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function written(value: string, code: string) {
  const { program = '', file = '' } = programs[value] ?? {}
  const folder = mkdtempSync(join(tmpdir(), 'toju-sample-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, file), code)
  return { program, path: join(folder, file) }
}

const runnable = (samples: readonly { value: string; code: string }[]) =>
  samples.filter(({ value }) => isThere(programs[value]?.program ?? ''))

it.each(runnable(quickStart('http://127.0.0.1')))(
  'the first call of the page works as it is shown: $value',
  async ({ value }) => {
    const asked: IncomingMessage[] = []
    const api = createServer((request, response) => {
      asked.push(request)
      response.setHeader('content-type', 'application/json')
      response.end('{"data":{"verdict":"stolen","message":"Reported stolen."}}')
    })
    onTestFinished(() => void api.close())
    const port = await freePort()
    await new Promise<void>((listening) => api.listen(port, '127.0.0.1', listening))
    const sample = quickStart(`http://127.0.0.1:${port}`).find((each) => each.value === value)
    const { program, path } = written(value, (sample?.code ?? '').replace(/^export .*$/m, ''))
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TOJU_KEY: 'toju_live_x' }
    const { stdout } = await promisify(execFile)(program, [path], { env })
    expect(stdout).toContain('stolen')
    expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/v1/check?identifier=490154203237518', 'Bearer toju_live_x'],
    ])
  },
)

it.each(runnable(webhookReceivers))(
  'the webhook receiver of the page accepts what Toju signed, and nothing else: $value',
  async ({ value, code }) => {
    const port = await freePort()
    const secret = newWebhookSecret()
    const { program, path } = written(value, code.replace('8000', String(port)))
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TOJU_WEBHOOK_SECRET: secret,
    }
    const started = value === 'php' ? ['-S', `127.0.0.1:${port}`, path] : [path]
    const receiver = spawn(program, started, { env })
    onTestFinished(() => void receiver.kill())
    const body = JSON.stringify({ type: 'listing.added', data: { reference: 'ọ̀ṣọ́ 4711' } })
    const now = Date.now()
    const send = async (headers: Record<string, string>, text = body): Promise<number> => {
      const url = `http://127.0.0.1:${port}/`
      const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
      for (;;) {
        try {
          return (await fetch(url, { ...sent, body: text })).status
        } catch (error) {
          // The receiver does not listen yet.
          if (receiver.exitCode !== null) throw error
        }
      }
    }
    const signed = (secrets: string[], at = now) =>
      webhookHeaders({ id: 'msg_1', timestamp: Math.floor(at / 1000), body }, secrets)
    expect(await send(signed([secret]))).toBe(204)
    // While a secret is replaced, there are two signatures.
    expect(await send(signed([newWebhookSecret(), secret]))).toBe(204)
    expect(await send(signed([newWebhookSecret()]))).toBe(401)
    expect(await send(signed([secret]), `${body} `)).toBe(401)
    expect(await send(signed([secret], now - 600_000))).toBe(401)
    expect(await send({})).toBe(401)
  },
)
