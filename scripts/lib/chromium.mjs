import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { unpackChromium, unpackedChromium } from './chromium-from-npm.mjs'
import { root, run } from './run.mjs'

/** The headless shell comes first: it has no window system and runs the same tests faster. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Path of a Chromium that starts on this machine: CHROMIUM_PATH, Playwright's own, the system's, or
 * the one that was unpacked from npm before.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`)
  }
  return [playwrightChromium(), ...systemChromiums(), unpackedChromium].find(starts)
}

/**
 * Like `findChromium`, but installs one if none is found: with apt if permitted, else from npm.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  await installWithApt()
  const installed = findChromium()
  if (installed) return installed
  const unpacked = await unpackChromium()
  if (unpacked && starts(unpacked)) return unpacked
  throw new Error(
    'No Chromium starts here, and none could be installed with apt or from npm.\n' +
      'Install one and set CHROMIUM_PATH to it, or leave the browser tests out: npm run check.',
  )
}

/** A file that exists may not start: Ubuntu's chromium-browser is a stub that needs snap. */
function starts(file) {
  if (!file || !existsSync(file)) return false
  return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

function playwrightChromium() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

function systemChromiums() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
}

async function installWithApt() {
  const can = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
  if (!can('apt-get', ['--version'])) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !can('sudo', ['-n', 'true'])) return
  const apt = (args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]
    return isRoot ? run(command[0], command.slice(1)) : run('sudo', ['-n', ...command])
  }
  await apt(['update'])
  const fonts = hasFonts() ? [] : ['fonts-liberation']
  const install = (browser) => apt(['install', '-y', '--no-install-recommends', browser, ...fonts])
  // Ubuntu has no package for the headless shell.
  if ((await install('chromium-headless-shell')) !== 0) await install('chromium')
}

function hasFonts() {
  const folder = '/usr/share/fonts'
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((name) => /\.(ttf|otf|pfb)$/.test(String(name)))
  )
}
