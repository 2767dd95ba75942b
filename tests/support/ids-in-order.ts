import { vi } from 'vitest'

/**
 * Makes ids sequential. Random ids would list records of one instant in any order, because the
 * clock of these tests moves only on demand. For the ids themselves see
 * tests/server/lib/ids.test.ts.
 */
vi.mock('../../src/server/lib/ids.ts', async (importOriginal) => {
  // Files that share a worker share its database, and each runs this.
  const worker = globalThis as { idsMade?: number }
  return {
    ...(await importOriginal<typeof import('../../src/server/lib/ids.ts')>()),
    newId: () => {
      worker.idsMade = (worker.idsMade ?? 0) + 1
      const nth = String(worker.idsMade)
      return `${nth.padStart(8, '0')}-0000-4000-8000-${nth.padStart(12, '0')}`
    },
  }
})
