import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { initShownTags } from '../../../src/islands/lookup/share-verdict.ts'
import { VerdictCard } from '../../../src/islands/lookup/VerdictCard.tsx'

const turn = (tag: Element | null, newState: 'open' | 'closed') =>
  act(() => void tag?.dispatchEvent(Object.assign(new Event('toggle'), { newState })))

/** As one page does, which no other test has opened. */
function openPage() {
  const listen = vi.spyOn(document, 'addEventListener')
  initShownTags()
  const listening = listen.mock.lastCall
  listen.mockRestore()
  if (listening) onTestFinished(() => document.removeEventListener(...listening))
}

it('a tag on the whole screen has the word, number and pattern of its card, and a clock that runs', () => {
  vi.useFakeTimers()
  openPage()
  const result = {
    verdict: 'stolen',
    kind: 'imei1',
    identifier: '490154 20 323751 8',
    underReview: false,
    message: 'Reported stolen.',
    advice: [],
  } as const
  render(<VerdictCard result={{ ...result, advice: [] }} checkedAt={Date.now()} />)
  const article = screen.getByRole('article')
  const tag = article.querySelector('[data-shown-tag]')
  const clock = () => tag?.querySelector('[data-clock]')?.textContent
  expect(clock()).toBe('')

  turn(tag, 'open')
  expect(tag?.textContent).toContain('Do not buyStolen490154 20 323751 8')
  expect(tag?.querySelectorAll('[data-pattern]')).toHaveLength(2)
  const first = clock()
  vi.advanceTimersByTime(1000)
  expect(clock()).not.toBe(first)

  turn(tag, 'closed')
  const last = clock()
  vi.advanceTimersByTime(5000)
  expect(clock()).toBe(last)
  vi.useRealTimers()
})

it.each([
  ['of this page', 0],
  ['of a server whose clock is a day behind', 24 * 3_600_000],
  ['of a server whose clock is a day ahead', -24 * 3_600_000],
])(
  'an answer %s is asked for again before a clock runs beside it after five minutes',
  (_, behindMs) => {
    vi.useFakeTimers()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const clear = { verdict: 'clear', kind: 'imei1', underReview: false } as const
    const result = { ...clear, identifier: '490154 20 323751 8', message: 'Clear.', advice: [] }
    render(<VerdictCard result={result} checkedAt={Date.now() - behindMs} />)
    openPage()
    const tag = screen.getByRole('article').querySelector('[data-shown-tag]')
    const clock = tag?.querySelector('[data-clock]')
    turn(tag, 'open')
    vi.advanceTimersByTime(4 * 60_000)
    expect(clock?.textContent).not.toBe('')
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(90_000)
    expect(reload).toHaveBeenCalled()
    turn(tag, 'closed')

    reload.mockClear()
    const last = clock?.textContent
    vi.advanceTimersByTime(3_600_000)
    turn(tag, 'open')
    expect(reload).toHaveBeenCalled()
    expect(clock?.textContent).toBe(last)
    reload.mockRestore()
    vi.useRealTimers()
  },
)

it.each([
  ['that the browser kept for Back since the day before', 'back_forward', -24 * 3_600_000, 0],
  ['on a phone whose date is set back after it', 'navigate', 0, -7 * 24 * 3_600_000],
])(
  'an answer %s is asked for again before a clock runs beside it',
  (_, type, checkedMs, laterMs) => {
    vi.useFakeTimers()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const entry = { type } as unknown as PerformanceEntry
    const navigation = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
    const clear = { verdict: 'clear', kind: 'imei1', underReview: false } as const
    const result = { ...clear, identifier: '490154 20 323751 8', message: 'Clear.', advice: [] }
    render(<VerdictCard result={result} checkedAt={Date.now() + checkedMs} />)
    openPage()
    vi.setSystemTime(Date.now() + laterMs)
    const tag = screen.getByRole('article').querySelector('[data-shown-tag]')
    turn(tag, 'open')
    expect(reload).toHaveBeenCalled()
    expect(tag?.querySelector('[data-clock]')?.textContent).toBe('')
    reload.mockRestore()
    navigation.mockRestore()
    vi.useRealTimers()
  },
)

it('no line ends within the date of an answer or within “Do not buy”, and none begins with a full stop', () => {
  const message = 'Reported lost in Lagos on 5 November 2026. Do not buy it.'
  const identifier = '490154 20 323751 8'
  const result = { verdict: 'lost', kind: 'imei1', underReview: false, identifier } as const
  render(<VerdictCard result={{ ...result, message, advice: [] }} checkedAt={0} />)
  const heading = screen.getByRole('heading', { level: 2, name: message })
  const unbroken = [...heading.querySelectorAll('.inline-block')]
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(['5 November 2026.', 'Do not buy'])
})
