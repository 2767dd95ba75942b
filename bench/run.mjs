import { existsSync } from 'node:fs'
import { ensureBuilt } from '../scripts/lib/pages.mjs'
import { ensureInstalled, runNode } from '../scripts/lib/project.mjs'
import { exitWith, root } from '../scripts/lib/run.mjs'

const defaults = [['verify'], ['reports']]
// A number is the argument of the bench before it: `crash 200`.
const named = []
for (const word of process.argv.slice(2)) {
  if (/^[\d.]+$/.test(word)) named.at(-1)?.push(word)
  else named.push([word])
}
for (const [name] of named) {
  if (!existsSync(`${root}/bench/${name}.ts`)) exitWith(`There is no bench/${name}.ts.`)
}

await ensureInstalled()
process.exitCode = await ensureBuilt()
for (const [name, ...values] of named.length > 0 ? named : defaults) {
  console.log(`\n${name}`)
  process.exitCode ||= await runNode([`bench/${name}.ts`, ...values])
}
