import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReportForm } from '../../../src/islands/ReportForm.tsx'

it('the server’s markup has the scan button and the place of the photo, so that nothing shifts on hydration', () => {
  const html = renderToString(<ReportForm about="find" />)
  expect(html).toMatch(/<button[^>]*type="button"[^>]*>.*Scan</)
  expect(html).toContain('data-photo-place')
})

it('leaving the field with a wrong check digit shows a warning to confirm, and typing removes it', async () => {
  render(<ReportForm about="find" />)
  const number = screen.getByLabelText('The number on it')
  fireEvent.input(number, { target: { value: '353309644869767' } })
  fireEvent.blur(number)
  expect(await screen.findByText(/one (?:digit )?is wrong/)).toBeTruthy()
  expect(screen.getByLabelText(/I have compared it/)).toBeTruthy()
  expect(screen.queryByText('Enter the brand or make.')).toBeNull()
  fireEvent.input(number, { target: { value: '353309644869768' } })
  fireEvent.blur(number)
  expect(screen.queryByText(/one (?:digit )?is wrong/)).toBeNull()
})
