import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../server/support/start-test-server.ts'
import { programFile } from '../support/server/program-file.ts'
import { startServer } from '../support/server/server-process.ts'
import { imageOf } from './support/image.ts'

test.each(['000', '022'])(
  'files in the data folder are unreadable to other system users with umask %s',
  async (mask) => {
    const folder = temporaryFolder(onTestFinished)
    const dataDir = join(folder, 'data')
    const main = pathToFileURL(resolve(programFile('src/server/main.ts'))).href
    writeFileSync(join(folder, 'main.ts'), `process.umask(0o${mask})\nawait import('${main}')\n`)
    const server = await startServer({ DATA_DIR: dataDir }, join(folder, 'main.ts'))
    onTestFinished(async () => {
      await server.end('SIGKILL')
    })
    const at = { address: '203.0.113.9' }
    expect(await imageOf(at, server.origin)).toContain('/uploads/')
    const open = [dataDir, ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]
      .map((name) => (name === dataDir ? name : join(dataDir, name)))
      .filter((path) => (statSync(path).mode & 0o077) !== 0)
      .map((path) => path.slice(folder.length))
    expect(open).toEqual([])
  },
)
