import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The name of a program's bundle, without its ending. */
export function bundledName(program: string): string {
  return program.replace(/\W/g, '-')
}

/**
 * What to run for a program of this project: its bundle, made by `bundled-programs.ts`, or its source
 * where there is none, as outside of the tests.
 */
export function programFile(program: string): string {
  const folder = process.env['TEST_PROGRAMS']
  const bundle = folder && join(folder, `${bundledName(program)}.mjs`)
  return bundle && existsSync(bundle) ? bundle : program
}
