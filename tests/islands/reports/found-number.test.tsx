import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ReportForm } from '../../../src/islands/ReportForm.tsx'
import { monthNames } from '../../../src/locales/dates-in.ts'
import { englishFindWords } from '../../../src/locales/find-words.ts'
import { reportFindPropOf } from '../../../src/locales/page-words.ts'

it('the server’s markup has the scan button, so that nothing shifts on hydration', () => {
  const html = renderToString(<ReportForm about="find" />)
  expect(html).toMatch(/<button[^>]*aria-label="Scan"/)
  const words = reportFindPropOf('ha')
  if (!words) throw new Error('no Hausa')
  const hausa = renderToString(<ReportForm about="loss" words={words} />)
  expect(hausa).toMatch(/<button[^>]*aria-label="Ɗauka"/)
})

it('leaving the field with a wrong check digit shows a warning to confirm, and typing removes it', async () => {
  render(<ReportForm about="find" />)
  const number = screen.getByLabelText('The number on the item')
  fireEvent.input(number, { target: { value: '353309644869767' } })
  fireEvent.blur(number)
  expect(await screen.findByText(/one (?:digit|of them) is wrong/)).toBeTruthy()
  expect(screen.getByLabelText(/I have compared the number/)).toBeTruthy()
  expect(screen.queryByText('Enter the brand or make.')).toBeNull()
  fireEvent.input(number, { target: { value: '353309644869768' } })
  fireEvent.blur(number)
  expect(screen.queryByText(/one (?:digit|of them) is wrong/)).toBeNull()
})

it('a button chooses the day of a loss, and the form repeats the day in its own language', async () => {
  vi.setSystemTime('2026-03-01T09:00:00Z')
  const hausa = { ...englishFindWords, months: monthNames('ha') }
  for (const [words, said] of [
    [englishFindWords, '28 February 2026'],
    [hausa, '28 Faburairu 2026'],
  ] as const) {
    const { unmount } = render(<ReportForm about="loss" words={words} />)
    fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
    expect(await screen.findByText(said)).toBeTruthy()
    const yesterday = screen.getByRole('button', { name: 'Yesterday' })
    expect(yesterday.getAttribute('aria-pressed')).toBe('true')
    unmount()
    sessionStorage.clear()
  }
  vi.useRealTimers()
})
