import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { RowOutcome } from '../../../src/api/assets/import-assets.ts'
import { failingUntilMended, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const head = 'Type,Name,Description,Brand,IMEI 1,Serial number'
const csv = (...rows: string[]) =>
  new File([[head, ...rows].join('\r\n')], 'things.csv', { type: 'text/csv' })
const phone = (serial: string) => `Gadget,Phone,Black,Tecno,,${serial}`

async function choose(file: File) {
  await title('Import assets')
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file)
}

const outcomes = (...rows: RowOutcome[]) => ok({ data: { added: 0, rows } })

describe('importing a table', () => {
  it('does a dry run first, shows errors by row and column, and adds the rest on demand', async () => {
    const bodies: { dryRun: boolean; rows: object[] }[] = []
    openApp('/dashboard/assets/import', {
      answers: {
        'POST /assets/import': ({ body }) => {
          const sent = body as (typeof bodies)[number]
          bodies.push(sent)
          const rows: RowOutcome[] = sent.dryRun
            ? [
                { status: 'new' },
                { status: 'known' },
                { status: 'wrong', fields: { uuid: 'Too short', brand: 'Enter the brand' } },
              ]
            : [{ status: 'new' }]
          return { body: { data: { added: 1, rows } } }
        },
      },
    })
    await choose(csv(phone('AAA1111'), '', phone('BBB2222'), phone('X')))
    expect(await screen.findByText('1 asset to add')).toBeTruthy()
    expect(screen.getByText(/1 asset already registered/)).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '5Serial numberToo short',
      '5BrandEnter the brand',
    ])
    expect(bodies.map(({ dryRun }) => dryRun)).toEqual([true])
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 asset' }))
    expect(await screen.findByText('1 asset added')).toBeTruthy()
    expect(bodies[1]).toEqual({
      dryRun: false,
      rows: [
        {
          type: 'Gadget',
          name: 'Phone',
          description: 'Black',
          brand: 'Tecno',
          uuidType: 'serial-number',
          uuid: 'AAA1111',
        },
      ],
    })
  })

  it('warns of an identifier that a spreadsheet truncated, or that is repeated, before sending', async () => {
    const calls = openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }) },
    })
    await choose(csv('Gadget,Phone,Black,Tecno,3.57E+14,', phone('AAA1111'), phone('aaa-1111')))
    expect(await screen.findByText(/has shortened this number/)).toBeTruthy()
    expect(screen.getByText('Row 3 has the same number.')).toBeTruthy()
    const sent = calls.find(({ what }) => what === 'POST /assets/import')?.body
    expect(sent).toMatchObject({ rows: [{ uuid: 'AAA1111' }] })
  })

  it.each([
    ['3 April 2026 (DD/MM/YYYY)', 'DD/MM/YYYY'],
    ['4 March 2026 (MM/DD/YYYY)', 'MM/DD/YYYY'],
  ])('asks which day an ambiguous date is before sending: %s', async (button, dateFormat) => {
    const calls = openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }) },
    })
    const dated = [`${head},Bought on`, `${phone('AAA1111')},03/04/2026`].join('\r\n')
    await choose(new File([dated], 'things.csv', { type: 'text/csv' }))
    expect(await screen.findByRole('heading', { name: 'Which day is 03/04/2026?' })).toBeTruthy()
    const sent = () => calls.filter(({ what }) => what === 'POST /assets/import')
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: button }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 asset' }))
    expect(await screen.findByText('1 asset added')).toBeTruthy()
    expect(sent().map(({ body }) => body)).toMatchObject([
      { dryRun: true, dateFormat, rows: [{ purchasedOn: '03/04/2026' }] },
      { dryRun: false, dateFormat, rows: [{ purchasedOn: '03/04/2026' }] },
    ])
  })

  it('sends a long table in batches of 50', async () => {
    const sizes: number[] = []
    openApp('/dashboard/assets/import', {
      answers: {
        'POST /assets/import': ({ body }) => {
          const { rows } = body as { rows: object[] }
          sizes.push(rows.length)
          return { body: { data: { added: 0, rows: rows.map(() => ({ status: 'new' })) } } }
        },
      },
    })
    await choose(csv(...Array.from({ length: 120 }, (_, index) => phone(`SHOP${1000 + index}`))))
    expect(await screen.findByText('120 assets to add')).toBeTruthy()
    expect(sizes).toEqual([50, 50, 20])
  })

  it('continues after a failure, and says that the server could not be reached', async () => {
    const { answer, mend } = failingUntilMended(
      problem(503, { message: 'We are busy.', code: 'BUSY' }),
      ok({ data: { added: 0, rows: [{ status: 'new' }] } }),
    )
    openApp('/dashboard/assets/import', { answers: { 'POST /assets/import': answer } })
    await choose(csv(phone('AAA1111')))
    expect(await screen.findByText('We are busy.')).toBeTruthy()
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 asset to add')).toBeTruthy()
  })

  it.each([
    ['a workbook', new File(['PK\u0003\u0004'], 'things.csv'), /Save as/],
    ['other headings', new File(['a,b\n1,2'], 'a.csv'), /none of our headings/],
    ['headings alone', csv(), /no rows below/],
    [
      'too many rows',
      csv(...Array.from({ length: 1001 }, () => phone('A'))),
      /at most 1000 at once/,
    ],
    ['a quote left open', csv('Gadget,"Phone'), /A quote that opens in row 2 never ends/],
  ])('refuses %s with a plain message', async (_, file, words) => {
    openApp('/dashboard/assets/import')
    await choose(file)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('keeps the errors of the first reading when the check is tried again', async () => {
    const check = failingUntilMended(
      problem(503, { message: 'Later.', code: 'UNAVAILABLE' }),
      outcomes({ status: 'new' }),
    )
    openApp('/dashboard/assets/import', { answers: { 'POST /assets/import': check.answer } })
    await choose(csv(phone('AAA1111'), phone('BBB2222'), phone('BBB2222')))
    await screen.findByText('Later.')
    check.mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows[1]?.textContent).toContain('Serial number')
  })
})
