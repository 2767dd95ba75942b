// Runs before anything is installed, on Node 20 or newer, so it uses only node: built-ins.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }
const repeatMs = 500

/**
 * Runs a command in the project folder with this process's input and output, and forwards stop
 * signals. Resolves to its exit code (128 + the number of the signal that ended it, as in shells).
 *
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(file, args, options = {}) {
  return ended(spawn(file, args, { cwd: root, stdio: 'inherit', ...options }))
}

/**
 * Like `run`, but returns the output instead of showing it.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(file, args, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => chunks.push(data))
  const code = await ended(child)
  return { code, output: Buffer.concat(chunks).toString() }
}

/**
 * Shows the output, and returns it too. Holds it back until `turn` ends, because another command
 * writes until then.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Promise<unknown>} turn
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runBehind(file, args, turn, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const chunks = []
  let show = () => {}
  const take = (data) => {
    chunks.push(data)
    show(data)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', take)
  const code = ended(child)
  await turn
  show = (data) => process.stdout.write(data)
  show(Buffer.concat(chunks))
  return { code: await code, output: Buffer.concat(chunks).toString() }
}

function ended(child) {
  return new Promise((resolve, reject) => {
    const release = passSignals(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      release()
      resolve(code ?? 128 + (signalNumbers[signal] ?? 0))
    })
  })
}

function passSignals(child) {
  let last = -Infinity
  const pass = (signal) => {
    // A terminal sends Ctrl-C to the child itself, and a second SIGINT may mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    // npm forwards a signal that its whole process group has already received.
    if (performance.now() - last < repeatMs) return
    last = performance.now()
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const watch = onParentEnd(() => pass('SIGTERM'))
  return () => {
    for (const signal of signals) process.off(signal, pass)
    clearInterval(watch)
  }
}

/**
 * Calls back when the parent process has ended. npm sends a SIGTERM only to the shell in between,
 * which exits without passing it on.
 */
function onParentEnd(callback) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, repeatMs)
  return watch
}

/**
 * Prints the reason and ends the program.
 *
 * @param {string} message
 * @returns {never}
 */
export function exitWith(message) {
  console.error(message)
  process.exit(1)
}
