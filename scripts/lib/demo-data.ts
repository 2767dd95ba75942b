import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { runNodeQuietly } from './project.mjs'
import { root } from './run.mjs'

/** The demo data depends on these files, and on the day: it covers the year up to today. */
const sources = ['package-lock.json', 'scripts/seed/**', 'scripts/commands/demo.ts']
const programs = ['src/{api,domain,locales,server}/**/*.{ts,json}']

const cache = join(root, 'node_modules/.cache/demo-data')

/**
 * Copies the demo data into a folder, and returns what `npm run demo` printed when it made them:
 * once for each day and each change of their sources.
 */
export async function copyDemoData(to: string): Promise<string> {
  const from = join(cache, sourceHash())
  const output = join(from, 'output.txt')
  if (!existsSync(output)) {
    rmSync(cache, { recursive: true, force: true })
    mkdirSync(from, { recursive: true })
    const made = await runNodeQuietly(['scripts/commands/demo.ts'], {
      DATA_DIR: join(from, 'data'),
    })
    if (made.code !== 0) throw new Error(made.output)
    writeFileSync(output, made.output)
  }
  cpSync(join(from, 'data'), to, { recursive: true })
  return readFileSync(output, 'utf8')
}

function sourceHash(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const file of globSync([...sources, ...programs], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 20)
}
