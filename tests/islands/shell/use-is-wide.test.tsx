import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useHeldLayout, useIsWide } from '../../../src/islands/shell/use-is-wide.ts'

function Layout({ isFormOpen }: { isFormOpen: boolean }) {
  const form = isFormOpen && <OpenForm />
  return useIsWide() ? <main>{form}</main> : <aside>{form}</aside>
}

function OpenForm() {
  useHeldLayout()
  return <input aria-label="Email" />
}

it('a form that holds the layout keeps the typed text when the window crosses the breakpoint', () => {
  let isWide = true
  const changed = new Set<() => void>()
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => changed.add(listener),
    removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
  }))
  const { rerender } = render(<Layout isFormOpen />)
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  field.value = 'buyer@example.com'
  isWide = false
  act(() => {
    for (const listener of changed) listener()
  })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('buyer@example.com')
  expect(screen.getByRole('main')).toBeTruthy()
  rerender(<Layout isFormOpen={false} />)
  expect(screen.getByRole('complementary')).toBeTruthy()
})
