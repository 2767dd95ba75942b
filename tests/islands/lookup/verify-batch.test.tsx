import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BatchRow } from '../../../src/api/lookup/batch.ts'
import type { Sheet } from '../../../src/domain/tables/sheet.ts'
import { columnsOf } from '../../../src/islands/dashboard/lookup/read-columns.ts'
import { $session } from '../../../src/islands/session.ts'
import { unreachableMessage } from '../../../src/locales/en/connection.ts'
import { deferred, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const allowance = { plan: 'Free' as const, perBatch: 10, perDay: 20, leftToday: 12 }
const address = '/dashboard/verify'

function row(
  verdict: BatchRow['answer']['verdict'],
  identifier: string,
  more: Partial<BatchRow> = {},
): BatchRow {
  const message = `About ${identifier}`
  return {
    repeats: null,
    answer: {
      verdict,
      kind: verdict === 'invalid' ? null : 'imei1',
      identifier,
      underReview: false,
      message,
      advice: [`Advice for ${verdict}`],
    },
    ...more,
  }
}

const sheet = { number: 'T-0000-0011', jws: 'e30.e30.' }

const answered = (...rows: BatchRow[]) =>
  ok({ data: { rows, allowance: { ...allowance, leftToday: 9 }, sheet } })

function open(answers: Parameters<typeof openApp>[1] = {}) {
  return openApp(address, {
    ...answers,
    answers: { 'GET /verify/batch': ok({ data: allowance }), ...answers.answers },
  })
}

const box = async () => {
  await title('Check many at once')
  return screen.getByLabelText<HTMLTextAreaElement>('Numbers')
}

const paste = async (text: string) => {
  await userEvent.click(await box())
  await userEvent.paste(text)
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

const choose = async (text: string) => {
  await box()
  const file = new File([text], 'stock.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Use a table from a file'), file)
}

const three = '356938035643809, 490154203237518\nKJA-012AB'

describe('batch lookup', () => {
  it('shows what the plan has left and how many identifiers were typed, before sending', async () => {
    const calls = open()
    await box()
    expect(
      await screen.findByText('Free plan: up to 10 numbers at once. 12 of 20 checks left today.'),
    ).toBeTruthy()
    await paste(`${three};kja 012 ab\n??\nn/a`)
    expect(await screen.findByText('3 numbers, 1 repeated, 2 not readable')).toBeTruthy()
    expect(await screen.findByText(/Type the number that is on the item\.$/)).toBeTruthy()
    expect(calls.filter(({ what }) => what === 'POST /verify/batch')).toEqual([])
  })

  it('sends each text as typed, and lists the gravest result first with its line', async () => {
    const calls = open({
      answers: {
        'POST /verify/batch': answered(
          row('clear', '356938 03 564380 9'),
          row('stolen', '490154 20 323751 8'),
          row('invalid', '??'),
          row('clear', '356938 03 564380 9', { repeats: 0 }),
        ),
      },
    })
    await paste('356938035643809\n490154203237518\n??\n35 693803 564380 9')
    await press('Check')
    expect(await screen.findByRole('heading', { name: '4 results' })).toBe(document.activeElement)
    expect(calls.find(({ what }) => what === 'POST /verify/batch')?.body).toEqual({
      identifiers: ['356938035643809', '490154203237518', '??', '35 693803 564380 9'],
    })
    const table = screen.getByRole('table', { name: 'What we know about each number' })
    const linesAndVerdicts = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((each) => within(each).getAllByRole('cell'))
        .map(([line, verdict]) => `${line?.textContent} ${verdict?.textContent}`)
    expect(linesAndVerdicts()).toEqual([
      '2 Stolen',
      '3 Not readable',
      '1 Nothing reported',
      '4 Nothing reported',
    ])
    expect(within(table).getByText('Same as line 1, checked once.')).toBeTruthy()
    expect(
      screen.getByText('Free plan: up to 10 numbers at once. 9 of 20 checks left today.'),
    ).toBeTruthy()

    await press('Nothing reported 2')
    expect(linesAndVerdicts()).toEqual(['1 Nothing reported', '4 Nothing reported'])
    await press('All 4')
    expect(linesAndVerdicts()).toHaveLength(4)
  })

  it('prints a sheet with the business if verified, and each identifier, verdict and advice once', async () => {
    const business = { status: 'verified', name: 'Bola Phones' }
    open({
      user: fakeUser({ business } as never),
      answers: {
        'POST /verify/batch': answered(
          row('clear', '356938 03 564380 9'),
          row('stolen', '490154 20 323751 8'),
          row('clear', '351756 05 152350 6'),
        ),
      },
    })
    await paste(three)
    await press('Check')
    await screen.findByRole('heading', { name: '3 results' })
    const sheet = screen.getByLabelText('Printed sheet')
    expect(sheet.textContent).toContain('Check of 3 numbers')
    expect(sheet.textContent).toContain('Bola Phones, verified by Toju')
    expect(sheet.textContent).toContain('Stolen 1 · Nothing reported 2')
    expect(sheet.textContent?.match(/Advice for clear/g)).toHaveLength(1)
    for (const number of ['356938 03 564380 9', '490154 20 323751 8', '351756 05 152350 6']) {
      expect(within(sheet).getByText(number)).toBeTruthy()
    }
  })

  it('saves the results as a table without formulas', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:none'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    open({
      answers: { 'POST /verify/batch': answered(row('invalid', '=1+1'), row('lost', 'KJA-012AB')) },
    })
    await paste('=1+1\nKJA-012AB')
    await press('Check')
    await screen.findByRole('heading', { name: '2 results' })
    await press('Save as CSV')
    const text = await saved[0]?.text()
    const [, first, second] = text?.split('\r\n') ?? []
    expect(first).toMatch(/^1,'=1\+1,,Not readable,About =1\+1,/)
    expect(second).toMatch(/^2,KJA-012AB,IMEI,Lost,About KJA-012AB,/)
    vi.restoreAllMocks()
  })

  it('shows progress, and keeps the typed text when the server fails', async () => {
    const answer = deferred<{ status: number; body: unknown }>()
    open({ answers: { 'POST /verify/batch': () => answer.promise } })
    await paste(three)
    await press('Check')
    expect(await screen.findByRole('progressbar', { name: 'Checking' })).toBeTruthy()
    answer.resolve({ status: 503, body: { message: 'We are busy.', code: 'BUSY' } })
    expect(await screen.findByText('We are busy.')).toBeTruthy()
    expect((await box()).value).toBe(three)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('shows the server’s refusal on the field', async () => {
    const words = 'The Free plan checks 20 numbers a day in lists. You have 1 left today.'
    open({
      answers: {
        'POST /verify/batch': problem(429, {
          message: words,
          code: 'TOO_MANY_REQUESTS',
          fields: { identifiers: words },
        }),
      },
    })
    await paste(three)
    await press('Check')
    await waitFor(async () => expect((await box()).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('warns of too many before sending, and says what to do when the daily quota is used up', async () => {
    open({ answers: { 'GET /verify/batch': ok({ data: { ...allowance, leftToday: 0 } }) } })
    await box()
    expect(await screen.findByText(/You have used today’s 20 checks/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'always free' }).getAttribute('href')).toBe('/search')
    await paste(Array.from({ length: 11 }, (_, index) => `SHOP${1000 + index}`).join('\n'))
    const warning = await screen.findByRole('alert')
    expect(warning.textContent).toBe(
      'The Free plan checks up to 10 numbers at once. This list has 11: remove 1.',
    )
  })

  it('asks for at least one', async () => {
    const calls = open()
    await box()
    await press('Check')
    expect(await screen.findByText('Paste at least one number')).toBeTruthy()
    expect(calls.filter(({ what }) => what === 'POST /verify/batch')).toEqual([])
  })

  it('keeps a user’s typed text when the session expires', async () => {
    open({
      answers: {
        'POST /verify/batch': problem(401, { message: 'Sign in.', code: 'UNAUTHENTICATED' }),
      },
    })
    await paste(three)
    await press('Check')
    await waitFor(() => expect($session.get().status).toBe('out'))
    expect(sessionStorage.getItem('DRAFT:batch ada')).toContain('KJA-012AB')
    document.body.innerHTML = ''
    open()
    expect((await box()).value).toBe(three)
    expect(await screen.findByText('We kept what you typed before.')).toBeTruthy()
  })
})

describe('a file', () => {
  it('whose reader cannot be loaded says that there is no connection', async () => {
    class Unreachable {
      onerror?: () => void
      postMessage = () => queueMicrotask(() => this.onerror?.())
      terminate() {}
    }
    vi.stubGlobal('Worker', Unreachable)
    onTestFinished(() => void vi.unstubAllGlobals())
    open()
    await choose('KJA-012AB')
    expect((await screen.findByRole('alert')).textContent).toBe(unreachableMessage)
  })

  it.each([
    ['one column without a heading', '356938035643809\n490154203237518\n'],
    [
      'one column with a known heading',
      'Name,IMEI,Price\nA,356938035643809,250000\nB,490154203237518,100000',
    ],
    [
      'semicolons and one column of identifiers',
      'What;Of it;How many\nA;356938035643809;2\nB;490154203237518;11',
    ],
  ])('with %s is accepted at once', async (_, text) => {
    open()
    await choose(text)
    await waitFor(async () => expect((await box()).value).toBe('356938035643809\n490154203237518'))
  })

  it.each([
    ['Phone,IMEI 1,IMEI 2\nA,356938035643809,490154203237518', /^IMEI 2/],
    ['Plate 1,Plate 2\n356938035643809,490154203237518', /^Plate 2/],
    // The laptop would not be checked.
    ['Item,IMEI,S/N\nPhone,356938035643809,\nLaptop,,490154203237518', /^S\/N/],
  ])('with an unclear column asks which one, and keeps the typed text: %j', async (text, name) => {
    open()
    await paste('KJA-012AB')
    await choose(text)
    expect(await screen.findByText('Which column has the numbers?')).toBeTruthy()
    await press(name)
    expect((await box()).value).toBe('KJA-012AB\n490154203237518')
    expect(screen.queryByText('Which column has the numbers?')).toBeNull()
  })

  it('with identifiers on another sheet, too, has no likely column', () => {
    const phones = { name: 'Phones', rows: [['IMEI'], ['356938035643809']] }
    const likelyOf = (...sheets: Sheet[]) => {
      const read = columnsOf(sheets)
      return read.ok && read.likely?.values
    }
    expect(
      likelyOf(phones, {
        name: 'Help',
        rows: [
          ['Call', 'us'],
          ['Ada', ''],
        ],
      }),
    ).toEqual(['356938035643809'])
    expect(likelyOf(phones, { name: 'More', rows: [['Number'], ['5CD56904X3']] })).toBeUndefined()
  })

  it('with titles above the headings takes the column under its heading', async () => {
    open()
    await choose('Stock of Ikeja\n\nItem;IMEI No\nPhone;="356938035643809"\nTotal;1')
    await vi.waitFor(async () => expect((await box()).value).toBe('356938035643809'))
  })

  it.each([
    ['a thing is called like a heading', 'A,356938035643809\nMac,490154203237518'],
    ['the last thing is called like a sum', 'Item,IMEI\nA,356938035643809\nTotal,490154203237518'],
  ])('loses no row because %s', async (_, text) => {
    open()
    await choose(text)
    await vi.waitFor(async () =>
      expect((await box()).value).toBe('356938035643809\n490154203237518'),
    )
  })

  it.each([
    ['a damaged workbook', 'PK\u0003\u0004', /workbook is damaged/],
    ['nothing', ' \n,,\n', /nothing to check in this file/],
    ['a quote left open', 'IMEI\n"356', /Row 2 has a quotation mark that never closes/],
  ])('with %s is refused with a plain message', async (_, text, words) => {
    open()
    await choose(text)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
