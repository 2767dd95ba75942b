// The last resort without apt: a headless Chromium from an npm package.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root, run } from './run.mjs'

const source = '@sparticuz/chromium@153.0.0'
const folder = join(root, '.cache/chromium')

/** The program that `unpackChromium` creates. */
export const unpackedChromium = join(folder, 'chromium.sh')

/**
 * Downloads and unpacks it (x64 Linux only). Resolves to its path, or to undefined if that fails.
 *
 * @returns {Promise<string | undefined>}
 */
export async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // `npm pack` fetches only this package, without its dependencies.
  const packed = await run('npm', ['pack', source, '--silent', '--pack-destination', folder])
  if (packed !== 0) return undefined
  await unpackTar('sparticuz-chromium-153.0.0.tgz', 'z')
  // The libraries are for a bare system, which lacks NSS and expat.
  for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar', 'chromium']) {
    writeFileSync(
      join(folder, name),
      brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${name}.br`))),
    )
    if (name.endsWith('.tar')) await unpackTar(name)
  }
  rmSync(join(folder, 'package'), { recursive: true })
  chmodSync(join(folder, 'chromium'), 0o755)
  writeFileSync(join(folder, 'fonts.conf'), fontsConf)
  writeFileSync(`${unpackedChromium}.new`, launcher, { mode: 0o755 })
  renameSync(`${unpackedChromium}.new`, unpackedChromium)
  return unpackedChromium
}

async function unpackTar(name, compression = '') {
  await run('tar', [`-x${compression}f`, join(folder, name), '-C', folder, '--no-same-owner'])
  rmSync(join(folder, name))
}

// The package's own configuration has no system fonts. Without any font, text is 0 px wide.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`

const launcher = `#!/bin/sh
export LD_LIBRARY_PATH="${join(folder, 'lib')}:${folder}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${join(folder, 'fonts.conf')}"
exec "${join(folder, 'chromium')}" "$@"
`
