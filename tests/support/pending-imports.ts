import { afterAll, vi } from 'vitest'

// A screen or a service may still be loading a part. Once the file has ended, that import fails, which
// fails the whole run though every test has passed.
afterAll(() => vi.dynamicImportSettled())
