import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReportForm } from '../../../src/islands/ReportForm.tsx'
import { VerifySearch } from '../../../src/islands/VerifySearch.tsx'
import { startFresh } from '../support/fake-api.ts'

startFresh()

const first = '356938035643809'
const second = '490154203237518'
let now = 1000

/** Types at the end of a field, then Enter; returns whether Enter may send the form. */
function type(field: HTMLInputElement, text: string, gapMs: number): boolean {
  const press = (key: string) => {
    const event = createEvent.keyDown(field, { key })
    now += gapMs
    Object.defineProperty(event, 'timeStamp', { value: now })
    return fireEvent(field, event)
  }
  now += 1000
  for (const key of text) {
    press(key)
    fireEvent.input(field, { target: { value: field.value + key } })
  }
  return press('Enter')
}
const scan = (field: HTMLInputElement, code: string) => type(field, code, 8)

test('Enter of a hand scanner goes to the next field, and the form is not sent', () => {
  render(<ReportForm about="find" />)
  const number = screen.getByLabelText<HTMLInputElement>('The number on the item')
  expect(scan(number, first)).toBe(false)
  expect(number.value).toBe(first)
  expect(document.activeElement).toBe(
    screen.getByLabelText('What did you find, and what does it look like?'),
  )
})

test('a second scan replaces the first, in a form and in the search', () => {
  render(<ReportForm about="find" />)
  const number = screen.getByLabelText<HTMLInputElement>('The number on the item')
  scan(number, first)
  scan(number, second)
  expect(number.value).toBe(second)

  render(<VerifySearch place="hero" />)
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  scan(search, first)
  expect(scan(search, second)).toBe(true)
  expect(search.value.replaceAll(' ', '')).toBe(second)
})

test('what a person types is added to what the field has', () => {
  render(<ReportForm about="find" />)
  const number = screen.getByLabelText<HTMLInputElement>('The number on the item')
  scan(number, 'C02XK0')
  type(number, 'ABJGH5', 60)
  expect(number.value).toBe('C02XK0ABJGH5')
})

test('a number that is pasted into a report is not cut, because half of it is another number', () => {
  render(<ReportForm about="find" />)
  expect(screen.getByLabelText('The number on the item').hasAttribute('maxlength')).toBe(false)
})
