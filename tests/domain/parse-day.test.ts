import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invalidBecause } from '../../src/api/invalid.ts'
import { formatDayNumber } from '../../src/domain/calendar-days.ts'
import { parseDay } from '../../src/domain/parse-day.ts'
import { dateFormats } from '../../src/domain/users/users.ts'
import { longDate } from '../../src/locales/en/dates.ts'
import { inputMessages } from '../../src/locales/en/input-messages.ts'
import { inputText } from '../../src/locales/input-text.ts'

const march4 = { ok: true, day: '2026-03-04' }

describe('an unambiguous day is read', () => {
  it.each([
    '2026-03-04',
    '2026/03/04',
    '2026/3/4',
    '4 March 2026',
    '04 March 2026',
    '4 Mar 2026',
    '4-Mar-2026',
    '4 March, 2026',
    'March 4, 2026',
    'March 4 2026',
    'mar 4, 2026',
    'MARCH 4, 2026',
    'Wednesday, 4 March 2026',
    'Wednesday 4 March 2026',
    'Wednesday, March 4, 2026',
    'Wed, 4 Mar 2026',
    'Wed Mar 04 2026',
    // The weekday decides between the two readings.
    'Wednesday, 04/03/2026',
    'Wed 03/04/2026',
    ' 4  March  2026 ',
    '٤ March ٢٠٢٦',
    '２０２６-０３-０４',
  ])('%j', (text) => {
    expect(parseDay(text)).toEqual(march4)
  })

  it.each([
    ['25/03/2026', '2026-03-25'],
    ['25-3-2026', '2026-03-25'],
    ['25.03.2026', '2026-03-25'],
    ['03/25/2026', '2026-03-25'],
    // Both readings are the same day.
    ['03/03/2026', '2026-03-03'],
    ['29/02/2028', '2028-02-29'],
    ['30 Sept 2026', '2026-09-30'],
    ['1 May 2026', '2026-05-01'],
    ['13th March, 2021', '2021-03-13'],
    ['March 1st 2021', '2021-03-01'],
    ['Sat, 13TH of March 2021', '2021-03-13'],
    ['22nd August 2026', '2026-08-22'],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text)).toEqual({ ok: true, day })
  })
})

it.each([
  ['03/04/2026', '2026-04-03', '2026-03-04', '3 April 2026', '4 March 2026'],
  ['12-11-2026', '2026-11-12', '2026-12-11', '12 November 2026', '11 December 2026'],
])('%s is two possible days and needs a question', (text, dayFirst, monthFirst, one, other) => {
  const reading = parseDay(text)
  expect(reading).toMatchObject({ ok: false, possibleDays: [dayFirst, monthFirst] })
  expect(reading.ok || inputText(inputMessages, invalidBecause(reading.reason))).toContain(
    `${text} could be ${one} or ${other}.`,
  )
  expect(parseDay(text, 'DD/MM/YYYY')).toEqual({ ok: true, day: dayFirst })
  expect(parseDay(text, 'MM/DD/YYYY')).toEqual({ ok: true, day: monthFirst })
})

it.each([
  ['03/25/2026', 'DD/MM/YYYY'],
  ['25/03/2026', 'MM/DD/YYYY'],
] as const)('%s cannot occur in a table written as %s', (text, format) => {
  expect(parseDay(text, format)).toEqual({ ok: false, reason: { code: 'no-such-day' } })
})

it.each([
  ['31/02/2026', /date does not exist/],
  ['2026-02-30', /date does not exist/],
  ['29 February 2026', /date does not exist/],
  ['13/13/2026', /date does not exist/],
  ['0/1/2026', /date does not exist/],
  ['Monday, 4 March 2026', 'This date does not exist. Check the day, month and year.'],
  ['Monday 04/03/2026', /date does not exist/],
  ['04/03/26', /Enter a date/],
  ['4 March', /Enter a date/],
  ['March 2026', /Enter a date/],
  ['2026-03-04T00:00:00Z', /Enter a date/],
  ['4 M 2026', /Enter a date/],
  ['4 March 2026 2026', /Enter a date/],
  ['-4/03/2026', /Enter a date/],
  ['46085', /Enter a date/],
  ['yesterday', /Enter a date/],
  ['', /Enter a date/],
  ['4'.repeat(5000), /Enter a date/],
])('%j is not a day: %s', (text, reason) => {
  const reading = parseDay(text)
  expect(reading.ok).toBe(false)
  if (!reading.ok) {
    const message = inputText(inputMessages, invalidBecause(reading.reason))
    if (typeof reason === 'string') expect(message).toBe(reason)
    else expect(message).toMatch(reason)
  }
})

const anyDay = fc.integer({ min: -30_000, max: 60_000 }).map(formatDayNumber)
const parts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date }
}
const american = (day: string, weekday?: 'long') =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: weekday ? 'full' : 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`))
const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

describe('for every day', () => {
  it('each unambiguous form parses to it, and so does the displayed form', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, month, date } = parts(day)
        const forms = [
          day,
          `${year}/${month}/${date}`,
          longDate(Date.parse(`${day}T12:00Z`)),
          american(day),
          american(day, 'long'),
          british.format(new Date(`${day}T00:00Z`)),
          new Date(`${day}T00:00`).toDateString(),
        ]
        for (const form of forms) expect(parseDay(form), form).toEqual({ ok: true, day })
      }),
    )
  })

  it('both numeric forms parse with a stated format, and without one only if a single day is possible', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...dateFormats), (day, format) => {
        const { year, month, date } = parts(day)
        const text =
          format === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
        expect(parseDay(text, format)).toEqual({ ok: true, day })
        const guess = parseDay(text)
        const isAmbiguous = Number(date) <= 12 && date !== month
        if (isAmbiguous)
          expect(guess).toMatchObject({ ok: false, possibleDays: expect.arrayContaining([day]) })
        else expect(guess).toEqual({ ok: true, day })
      }),
    )
  })

  it('any input that parses is a calendar day', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789/-. ,MarchWed'), maxLength: 24 })
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), near),
        fc.constantFrom(undefined, ...dateFormats),
        (text, format) => {
          const reading = parseDay(text, format)
          if (!reading.ok) {
            expect(reading.reason.code).not.toBe('')
            return
          }
          expect(new Date(`${reading.day}T00:00Z`).toISOString().slice(0, 10)).toBe(reading.day)
        },
      ),
    )
  })
})
