import { afterEach, expect } from 'vitest'

const errors: unknown[][] = []

// A test that expects one spies on console.error with an implementation of its own.
console.error = (...args: unknown[]) => {
  errors.push(args)
}

afterEach(() => {
  expect(errors.splice(0), 'unexpected console.error').toEqual([])
})
