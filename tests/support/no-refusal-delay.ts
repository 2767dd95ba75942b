import { vi } from 'vitest'

// Strangers wait before each refusal: hundreds in turn would take a minute of the tests' time.
vi.mock('../../src/server/rate-limit/refusal-delay.ts', () => ({ createDelay: () => () => null }))
