import { describe, inject, test } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Set for a test that does not run on PostgreSQL. */
    embeddedOnly?: true
  }
}

const isEmbedded = inject('database').kind === 'sqlite'

const marked = test.extend<{ mark: undefined }>({
  mark: [
    async ({ task }, use) => {
      task.meta.embeddedOnly = true
      await use(undefined)
    },
    { auto: true },
  ],
})

const unregistered = Object.assign(() => {}, { each: () => () => {} })

/**
 * Like `test`, for what is decided before any SQL runs: words, validation, permissions. It runs on the
 * embedded engine alone; `tests/engines.ts` says what keeps that honest.
 */
export const it = (isEmbedded ? marked : unregistered) as typeof marked

/** `describe`, for a group of nothing but such tests. */
export const describeEmbedded = (isEmbedded ? describe : unregistered) as typeof describe
