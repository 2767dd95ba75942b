// Writes what nginx needs to serve the pre-rendered pages itself, with the headers and policies that
// the server sends: http.conf and server.conf, which deploy/nginx.conf includes, and their files.
// Reads the settings of the server. Run it after each build and change of settings, then reload
// nginx. Exit code 0, or 1 with the reason.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { readBuiltPages, servedPages } from '../../src/server/boot/kept-assets.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { describeEdge } from '../../src/server/http/nginx-edge.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const usage = `Usage: npm run edge -- <folder> [<log file>]

  nginx writes a line for each page to the log file, /var/log/nginx/toju-pages.log unless said.`

await runCommand(main)

async function main([place, log = '/var/log/nginx/toju-pages.log', ...more]: string[]) {
  if (place === undefined || place.startsWith('-') || more.length > 0) throw new Refused(usage)
  const settings = readSettings()
  const { publicOrigin } = settings
  if (publicOrigin === null) throw new Refused('Set PUBLIC_ORIGIN: pages contain their address.')
  const folder = resolve(place)
  const before = foldersIn(folder)
  const files = join(folder, `files-${Date.now()}`)
  const pages = servedPages(readBuiltPages(), settings, publicOrigin)
  await Promise.all([...pages.values()].map((page) => page.shrink?.()))
  const edge = describeEdge(pages, { publicOrigin, folder: files, log })
  makePublicFolder(files)
  for (const [name, { body, seconds }] of edge.files) {
    writePublic(join(files, name), body)
    utimesSync(join(files, name), seconds, seconds)
  }
  for (const part of ['http', 'server'] as const) {
    writePublic(join(folder, `${part}.partial`), edge[part])
    renameSync(join(folder, `${part}.partial`), join(folder, `${part}.conf`))
  }
  // The folder of the last run stays, because nginx reads it until it is reloaded.
  for (const old of before.slice(0, -1)) rmSync(join(folder, old), { recursive: true })
  console.log(`${pages.size} files for nginx are in ${folder}. Reload it: nginx -s reload`)
}

/** nginx runs as another user, so everybody may read these files. */
function writePublic(file: string, content: Buffer | string): void {
  writeFileSync(file, content)
  chmodSync(file, 0o644)
}

function makePublicFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) makePublicFolder(folder)
  return readdirSync(folder)
    .filter((name) => name.startsWith('files-'))
    .sort()
}
