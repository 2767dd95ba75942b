import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { scratch } from '../scratch.ts'
import { programFile } from './program-file.ts'

/** A server in its own process, on a port that it chose itself. */
export interface ServerProcess {
  /** `http://127.0.0.1:<port>` */
  origin: string
  pid: number
  isRunning: () => boolean
  /** Its output so far. */
  stdout: () => string
  stderr: () => string
  /** Resolves when the process has ended for any reason. */
  ended: Promise<Ending>
  /** Sends it a signal and waits for its end. */
  end: (signal?: NodeJS.Signals) => Promise<Ending>
}

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const endsWithStarter = new URL(`./end-with-starter.ts?starter=${process.pid}`, import.meta.url)
  .href
const readyWithinMs = 90_000

/**
 * Runs a file with this Node and only the given settings; its output goes to files, like a
 * service's. It ends when this process ends, for any reason.
 */
export function runServer(settings: Record<string, string>, script = 'src/server/main.ts') {
  const logs = mkdtempSync(join(scratch, 'toju-logs-'))
  const files = { out: join(logs, 'stdout'), err: join(logs, 'stderr') }
  const { PATH, HOME, NODE_V8_COVERAGE, NODE_COMPILE_CACHE } = process.env
  const [out, err] = [openSync(files.out, 'w'), openSync(files.err, 'w')]
  const child = spawn(process.execPath, ['--import', endsWithStarter, programFile(script)], {
    cwd: root,
    stdio: ['ignore', out, err],
    env: { PATH, HOME, NODE_V8_COVERAGE, NODE_COMPILE_CACHE, PORT: '0', ...settings },
  })
  for (const file of [out, err]) closeSync(file)
  let kept = { out: '', err: '' }
  const read = () => ({
    out: readFileSync(files.out, 'utf8'),
    err: readFileSync(files.err, 'utf8'),
  })
  const ended = endOf(child).finally(() => {
    kept = read()
    rmSync(logs, { recursive: true })
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const now = () => (isRunning() ? read() : kept)
  return { child, isRunning, ended, stdout: () => now().out, stderr: () => now().err }
}

function endOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
}

/** Runs a server and waits until it prints its address. */
export async function startServer(
  settings: Record<string, string>,
  script?: string,
): Promise<ServerProcess> {
  const { child, isRunning, ended, stdout, stderr } = runServer(settings, script)
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const deadline = Date.now() + readyWithinMs
  for (;;) {
    const address = /ready: https?:\/\/[^:\s]+:?(\d*)/.exec(stdout())
    if (address) {
      const origin = `http://127.0.0.1:${settings['PORT'] ?? address[1]}`
      return { origin, pid: child.pid ?? 0, isRunning, stdout, stderr, ended, end }
    }
    if (!isRunning() || Date.now() > deadline) {
      const { code, signal } = await end('SIGKILL')
      throw new Error(
        `The server did not start (${signal ?? `exit code ${code}`}):\n${stdout()}\n${stderr()}`,
      )
    }
    await delay(10)
  }
}

/** Runs a worker, which has no port, and waits until it prints that it is ready. */
export async function startWorker(
  settings: Record<string, string>,
): Promise<Pick<ServerProcess, 'end' | 'stdout'>> {
  const { child, isRunning, ended, stdout, stderr } = runServer(settings, 'src/server/worker.ts')
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const deadline = Date.now() + readyWithinMs
  while (!stdout().includes('is ready')) {
    if (!isRunning() || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error(`The worker did not start:\n${stdout()}\n${stderr()}`)
    }
    await delay(10)
  }
  return { end, stdout }
}
