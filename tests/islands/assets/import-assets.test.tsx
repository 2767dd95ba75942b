import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { RowOutcome } from '../../../src/api/assets/assets.ts'
import { xlsxOf } from '../../support/workbooks.ts'
import { failingUntilMended, ok, problem, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, title } from '../support/open-app.tsx'

startFresh()

const head = 'Type,Name,Description,Brand,IMEI 1,Serial number'
const csv = (...rows: string[]) =>
  new File([[head, ...rows].join('\r\n')], 'things.csv', { type: 'text/csv' })
const phone = (serial: string) => `Gadget,Phone,Black,Tecno,,${serial}`

async function choose(file: File) {
  await title('Import assets')
  await userEvent.upload(screen.getByLabelText('Choose a file'), file)
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
    expect(await screen.findByText(/cut off the last digits of this number/)).toBeTruthy()
    expect(screen.getByText('Row 3 has the same number.')).toBeTruthy()
    const sent = calls.find(({ what }) => what === 'POST /assets/import')?.body
    expect(sent).toMatchObject({ rows: [{ uuid: 'AAA1111' }] })
  })

  it.each([
    ['3 April 2026 (DD/MM/YYYY)', '2026-04-03'],
    ['4 March 2026 (MM/DD/YYYY)', '2026-03-04'],
  ])('asks which day an ambiguous date is, once for its column: %s', async (button, day) => {
    const calls = openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }, { status: 'new' }) },
    })
    const dated = [
      `${head},Bought on,Price`,
      `${phone('AAA1111')},03/04/2026,450.000`,
      `${phone('AAA1112')},03/04/2026,N450k`,
    ]
    await choose(new File([dated.join('\r\n')], 'things.csv', { type: 'text/csv' }))
    const question = 'Bought on: what does 03/04/2026 mean?'
    expect(await screen.findByRole('heading', { name: question })).toBeTruthy()
    const sent = () => calls.filter(({ what }) => what === 'POST /assets/import')
    await userEvent.click(screen.getByRole('button', { name: button }))
    const priced = 'Price: what does 450.000 mean?'
    expect(await screen.findByRole('heading', { name: priced })).toBe(document.activeElement)
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '₦450,000' }))
    await screen.findByText('2 assets to add')
    expect(sent().map(({ body }) => body)).toMatchObject([
      {
        dryRun: true,
        rows: [
          { purchasedOn: day, price: 450_000 },
          { purchasedOn: day, price: 450_000 },
        ],
      },
    ])
  })

  it('names each filled cell that it leaves out, and the cells that it cannot read', async () => {
    const calls = openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }) },
    })
    const table = [
      'Stock of Ikeja',
      '',
      'S/N,Item,Description,Brand,IMEI No,IMEI2 Number,Owner phone,Price',
      '1,Phone,Black,Tecno,="356938035643809",\'490154203237518,0803,"₦450,000"',
      '2,Phone,Black,Tecno,351756051523999,,,$20',
      'Total,,,,,,,450020',
    ]
    await choose(new File([table.join('\n')], 'things.csv', { type: 'text/csv' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('1 asset to add')).toBeTruthy()
    for (const words of [
      'Above the headings (1): Stock of Ikeja',
      'S/N (2): 1, 2',
      'Owner phone (1): 0803',
      'Totals (2): Total, 450020',
    ]) {
      expect(screen.getByText(words)).toBeTruthy()
    }
    const [, problem] = within(screen.getByRole('table')).getAllByRole('row')
    expect(problem?.textContent).toBe('5PriceEnter the price in naira.')
    expect(calls.find(({ what }) => what === 'POST /assets/import')?.body).toMatchObject({
      rows: [
        {
          uuidType: 'imei1',
          uuid: '356938035643809',
          moreIdentifiers: [{ kind: 'imei2', value: '490154203237518' }],
          price: 450_000,
        },
      ],
    })
  })

  it('shows what each column is taken for with its first cells, takes corrections, and remembers them', async () => {
    const calls = openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }) },
    })
    const table = [
      'Handset,Colour of case,Number on box',
      'Phone,Black,AAA1111',
      'Phone,Red,AAA1112',
    ]
    const file = new File([table.join('\n')], 'things.csv', { type: 'text/csv' })
    await choose(file)
    const heading = await screen.findByRole('heading', { name: 'What is in each column?' })
    expect(heading).toBe(document.activeElement)
    expect(screen.getByText('For example AAA1111 · AAA1112')).toBeTruthy()
    const column = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
    expect(column('Handset').selectedOptions[0]?.text).toBe('Leave this column out')
    await userEvent.selectOptions(column('Handset'), 'Name')
    await userEvent.selectOptions(column('Number on box'), 'Name')
    expect(column('Handset').selectedOptions[0]?.text).toBe('Leave this column out')
    await userEvent.selectOptions(column('Handset'), 'Name')
    await userEvent.selectOptions(column('Number on box'), 'Serial number')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Colour of case (2): Black, Red')).toBeTruthy()
    const sent = () => calls.filter(({ what }) => what === 'POST /assets/import')
    expect(sent()[0]?.body).toMatchObject({
      rows: [
        { name: 'Phone', uuidType: 'serial-number', uuid: 'AAA1111' },
        { name: 'Phone', uuid: 'AAA1112' },
      ],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Change the columns' }))
    await userEvent.selectOptions(column('Colour of case'), 'Description')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('1 asset to add')
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
    await choose(file)
    await screen.findByText('1 asset to add')
    expect(sent()).toHaveLength(3)
    expect(sent()[2]?.body).toMatchObject({ rows: [{ description: 'Black' }, {}] })
  })

  it('shows how registered assets differ from the table, and changes them only if the user says so', async () => {
    const stored = [
      gadget({ id: 'a', uuid: 'AAA1111', name: 'Phone', description: 'Black', price: 100 }),
      gadget({ id: 'b', uuid: 'BBB2222', name: 'Phone', description: 'Black' }),
      gadget({ id: 'c', uuid: 'CCC3333', name: 'Phone', description: 'Black' }),
    ].map((asset) => ({ ...asset, uuidType: 'serial-number' as const, brand: 'Tecno' }))
    const calls = openApp('/dashboard/assets/import', {
      answers: {
        'GET /assets': ok({ data: stored }),
        'POST /assets/import': outcomes(
          { status: 'known' },
          { status: 'known' },
          { status: 'known' },
        ),
        'PATCH /assets/a': ok({ data: stored[0] }),
      },
    })
    const table = [
      `${head},Price,IMEI 2`,
      'Gadget,Phone,Blue,,,aaa-1111,"₦2,500",',
      'Gadget,Phone,Black,Tecno,,BBB2222,,',
      'Gadget,Phone,Black,Tecno,,CCC3333,,490154203237518',
    ]
    await choose(new File([table.join('\n')], 'things.csv', { type: 'text/csv' }))
    await screen.findByText('1 registered asset differs from the table')
    expect(screen.getByText('1 asset already registered with the same details')).toBeTruthy()
    const cellsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent)
    expect(cellsOf('What would change')).toEqual(['2DescriptionBlackBlue', '2Price₦100₦2,500'])
    expect(cellsOf('What to fix')[0]).toContain('4IMEI 2The registered asset does not have this')
    expect(screen.queryByRole('button', { name: /^Change \d/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /what the table says/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 asset' }))
    expect(await screen.findByText('1 asset changed')).toBeTruthy()
    const sent = calls.filter(({ what }) => what.startsWith('PATCH'))
    expect(sent.map(({ what, body }) => [what, body])).toEqual([
      ['PATCH /assets/a', { description: 'Blue', price: 2500 }],
    ])
    expect(calls.filter(({ what }) => what === 'POST /assets/import')).toHaveLength(1)
  })

  it('asks which sheet of a workbook it is', async () => {
    const calls = openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }) },
    })
    const rows = [head.split(','), phone('0012345').split(',')]
    const book = xlsxOf({ Ikeja: rows, Yaba: [['Empty']] })
    await choose(new File([book], 'things.xlsx'))
    await userEvent.click(await screen.findByRole('button', { name: 'Ikeja (2 rows)' }))
    expect(await screen.findByText('1 asset to add')).toBeTruthy()
    const sent = calls.find(({ what }) => what === 'POST /assets/import')?.body
    expect(sent).toMatchObject({ rows: [{ uuid: '0012345' }] })
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

  it('starts another worker after one whose script did not arrive', async () => {
    const Works = globalThis.Worker
    vi.stubGlobal(
      'Worker',
      class {
        onerror?: () => void
        postMessage() {
          this.onerror?.()
        }
        terminate() {}
      },
    )
    openApp('/dashboard/assets/import', {
      answers: { 'POST /assets/import': outcomes({ status: 'new' }) },
    })
    await choose(csv(phone('AAA1111')))
    expect(await screen.findByText(/could not reach Toju/)).toBeTruthy()
    vi.stubGlobal('Worker', Works)
    await choose(csv(phone('AAA1111')))
    expect(await screen.findByText('1 asset to add')).toBeTruthy()
  })

  it.each([
    ['a damaged workbook', new File(['PK\u0003\u0004'], 'things.csv'), /workbook is damaged/],
    ['a web page', new File(['<html><table>'], 'things.csv'), /is a web page/],
    ['headings alone', csv(), /no rows below/],
    [
      'too many rows',
      csv(...Array.from({ length: 10_001 }, () => phone('A'))),
      /at most 10,000 at once/,
    ],
    ['a quote left open', csv('Gadget,"Phone'), /Row 2 has a quotation mark that never closes/],
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
