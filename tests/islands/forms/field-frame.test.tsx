import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field } from '../../../src/ui/forms/Field.tsx'

const hint = '8 characters or more. A few words together are easy to remember.'

it('an error takes the place of a hint that says the same', () => {
  render(<Field label="Password" hint={hint} error="Use at least 8 characters" />)
  expect(screen.queryByText(hint)).toBeNull()
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby')
  expect(document.getElementById(described ?? '')?.textContent).toBe('Use at least 8 characters')
})

it('any other hint stays, above the error', () => {
  render(<Field label="Password" hint={hint} error="This password is easy to guess" />)
  const error = screen.getByText('This password is easy to guess')
  expect(screen.getByText(hint).nextElementSibling).toBe(error)
})
