// Runs before anything is installed, on Node 20 or newer, so it uses only node: built-ins.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { exitWith, root, run, runBehind, runQuietly } from './run.mjs'

/** The oldest Node that runs .ts files directly. */
const oldestNode = { major: 22, minor: 18 }

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages …')
  // --include=dev, because NODE_ENV=production would omit them and the next start would install
  // again.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npmCli = process.env.npm_execpath
  const code = npmCli?.endsWith('.js')
    ? await run(process.execPath, [npmCli, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) exitWith(`npm ci failed (exit code ${code}).`)
}

function isInstalled() {
  // npm writes its copy of the lock last, so an interrupted install does not count.
  const installed = readPackages('node_modules/.package-lock.json')
  const wanted = readPackages('package-lock.json')
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const present = installed[path]
    if (!present) return Boolean(entry.optional)
    return present.version === entry.version && present.integrity === entry.integrity
  })
}

function readPackages(lockFile) {
  const file = join(root, lockFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

let foundNode

/**
 * Path of the Node that runs the project: the installed one, else the current one if it is new
 * enough.
 */
export function projectNode() {
  foundNode ??= findNode()
  return foundNode
}

function findNode() {
  const own = join(root, 'node_modules/.bin/node')
  // On a system without glibc the file exists but does not run.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) {
    return process.execPath
  }
  return exitWith(
    `This is Node ${process.versions.node}; Toju needs ${oldestNode.major}.${oldestNode.minor} or newer. npm brings one for glibc Linux (x64, arm64),\n` +
      'but it is not in node_modules or does not run here. Install a newer Node, or try `npm ci --include=optional`.',
  )
}

/** The file behind a package's command, for use with `runNode`. */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, manifest.bin[command])
}

/** Runs a script or tool with the project's Node; resolves to its exit code. */
export function runNode(args, env = {}) {
  return run(projectNode(), args, { env: projectEnv(env) })
}

/** Like `runNode`, but prints only when `turn` has ended, and resolves to `{ code, output }`. */
export function runNodeBehind(args, turn, env = {}) {
  return runBehind(projectNode(), args, turn, { env: projectEnv({ ...colors(), ...env }) })
}

/** Like `runNode`, but prints nothing and resolves to `{ code, output }`. */
export function runNodeQuietly(args, env = {}) {
  return runQuietly(projectNode(), args, { env: projectEnv({ ...colors(), ...env }) })
}

function colors() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
}

/** The project's Node comes first in PATH for tools that start `node` themselves. */
function projectEnv(env) {
  const path = [dirname(projectNode()), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env }
}
