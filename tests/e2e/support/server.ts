import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sparePort } from '../../support/spare-port.ts'
import { type PreparedAccount, prepareAccounts } from './prepared-accounts.ts'

export interface BuiltServer {
  /** `http://127.0.0.1:<port>`, unless it is to have a name. */
  origin: string
  dataDir: string
  /** Verified people with a session, not used by any test yet. */
  accounts: PreparedAccount[]
  /** What it has printed so far. */
  log: () => string
  /** Stops it and deletes its data. */
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readyWithinMs = 20_000
const stopWithinMs = 5_000

/** Starts the production server over the built pages, with an empty database and the local outbox. */
export async function startBuiltServer(
  settings: Record<string, string> = {},
  hostname = '127.0.0.1',
): Promise<BuiltServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-e2e-'))
  const accounts = settings['DATABASE_URL'] ? [] : await prepareAccounts(dataDir)
  const port = await sparePort()
  const origin = `http://${hostname}:${port}`
  const { DATABASE_URL: _, SMTP_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      // For `fetchFromElsewhere`.
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: dataDir,
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  let running = true
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      running = false
      resolve()
    })
  })
  const removeAtOnce = () => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  // Ctrl-C ends a Playwright worker without its fixtures' last part.
  process.once('exit', removeAtOnce)
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await ended
    clearTimeout(timer)
    process.off('exit', removeAtOnce)
    rmSync(dataDir, { recursive: true, force: true })
  }

  const deadline = Date.now() + readyWithinMs
  while (!(await answers(`${origin}/readyz`))) {
    if (!running || Date.now() > deadline) {
      await stop()
      throw new Error(`The server ${running ? 'was not ready in time' : 'ended'}:\n${output}`)
    }
    await delay(50)
  }
  return { origin, dataDir, accounts, log: () => output, stop }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
