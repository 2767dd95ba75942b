import { DatabaseUnavailableError } from '../db/database-unavailable.ts'

/**
 * Does `work` for each item, one after another. An item that fails does not stop the others: the
 * errors of all are thrown together at the end. Returns how often `work` returned true.
 */
export async function eachDespiteErrors<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  const errors: unknown[] = []
  let done = 0
  for await (const item of items) {
    try {
      if ((await work(item)) === true) done += 1
    } catch (error) {
      // No other item can succeed.
      if (error instanceof DatabaseUnavailableError) throw error
      errors.push(error)
    }
  }
  throwTogether(errors)
  return done
}

/** Throws the errors of several items; nothing if there are none. */
export function throwTogether(errors: readonly unknown[]): void {
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} items failed`)
  if (errors.length === 1) throw errors[0]
}
