import { existsSync } from 'node:fs'
import { ensureBuilt } from '../scripts/pages.mjs'
import { ensureInstalled, runNode } from '../scripts/project.mjs'
import { exitWith, root } from '../scripts/run.mjs'

const usual = ['verify', 'reports']
/** Names, each with the numbers that follow it. */
const named = []
for (const word of process.argv.slice(2)) {
  const last = named.at(-1)
  if (last && /^[\d.]+$/.test(word)) last.push(word)
  else if (existsSync(`${root}/bench/${word}.ts`)) named.push([word])
  else exitWith(`There is no bench/${word}.ts.`)
}

await ensureInstalled()
process.exitCode = await ensureBuilt()
for (const [name, ...numbers] of named.length > 0 ? named : usual.map((name) => [name])) {
  console.log(`\n${name}`)
  process.exitCode ||= await runNode([`bench/${name}.ts`, ...numbers])
}
