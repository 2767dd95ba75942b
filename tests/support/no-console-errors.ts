import { afterEach, expect } from 'vitest'

const errors: unknown[][] = []

// A test that expects one mocks console.error with its own implementation.
console.error = (...args: unknown[]) => {
  errors.push(args)
}

afterEach(() => {
  expect(errors.splice(0), 'unexpected console.error').toEqual([])
})
