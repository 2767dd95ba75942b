import { SettingsError } from '../../src/server/config/env.ts'
import { StorageUnavailableError } from '../../src/server/storage/image-store.ts'

/**
 * Runs a command. An error that an operator can fix is printed without a stack trace, with exit
 * code 1.
 */
export async function runCommand(
  main: (words: string[]) => Promise<void>,
  refusal: new (message: string) => Error,
): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    const isExpected = [refusal, SettingsError, StorageUnavailableError].some(
      (kind) => error instanceof kind,
    )
    if (!isExpected) throw error
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
