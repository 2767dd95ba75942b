import { existsSync } from 'node:fs'
import { ensureBuilt } from '../scripts/pages.mjs'
import { ensureInstalled, runNode } from '../scripts/project.mjs'
import { exitWith, root } from '../scripts/run.mjs'

const usual = ['verify', 'reports']
const named = process.argv.slice(2)
for (const name of named) {
  if (!existsSync(`${root}/bench/${name}.ts`)) exitWith(`There is no bench/${name}.ts.`)
}

await ensureInstalled()
process.exitCode = await ensureBuilt()
for (const name of named.length > 0 ? named : usual) {
  console.log(`\n${name}`)
  process.exitCode ||= await runNode([`bench/${name}.ts`])
}
