import { SettingsError } from '../../src/server/config/env.ts'
import { StorageUnavailableError } from '../../src/server/storage/image-store.ts'

/** What a command refuses, with the exit code: 2 if it was called wrongly and did nothing. */
export class Refused extends Error {
  readonly code: 1 | 2

  constructor(message: string, code: 1 | 2 = 1) {
    super(message)
    this.code = code
  }
}

type ErrorClass = abstract new (...args: never[]) => Error

/**
 * Runs a command. An error that an operator can fix is printed without a stack trace, with exit
 * code 1; `expected` are the command's own.
 */
export async function runCommand(
  main: (words: string[]) => Promise<void>,
  ...expected: ErrorClass[]
): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    const fixable = [Refused, SettingsError, StorageUnavailableError, ...expected]
    if (!fixable.some((kind) => error instanceof kind)) throw error
    console.error((error as Error).message)
    process.exitCode = error instanceof Refused ? error.code : 1
  }
}
