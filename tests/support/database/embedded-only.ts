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
 * Like `test`, for what SQL does not decide: messages, validation, permissions, how a text is read,
 * who has a turn or a share. It runs on the embedded engine only; `tests/engines.ts` says how that
 * is checked.
 */
export const it = (isEmbedded ? marked : unregistered) as typeof marked

/** `describe` for a group that consists of such tests only. */
export const describeEmbedded = (isEmbedded ? describe : unregistered) as typeof describe
