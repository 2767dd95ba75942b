import { vi } from 'vitest'

/**
 * Ids are random, and the clock of these tests moves only where a test says so: what is made in one moment
 * would be listed in any order. Here it is listed in the order in which it was made. Of the ids
 * themselves: tests/server/lib/ids.test.ts.
 */
vi.mock('../../src/server/lib/ids.ts', async (importOriginal) => {
  // Files that share a worker share its database too, and each comes through here.
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
