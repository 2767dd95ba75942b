import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { readWorkbook } from '../../../src/api/tables/read-workbook.ts'
import { xlsxOf } from '../../support/workbooks.ts'
import { fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const imei = '356938035643809'
const rows = [
  ['Stolen in Ikeja'],
  ['S/N', 'Phone number code', 'Plate No', 'Date of theft', 'Station'],
  ['1', `${imei} / 490154203237518`, '', '03/04/2026', 'Ikeja'],
  ['2', '3.56938E+14', 'KJA-012AB', '', 'Yaba'],
  ['3', imei, '', '31/31/2026', ''],
]

async function open(file: File) {
  const calls = openApp('/admin/listings', {
    user: fakeUser({ role: 'super-admin' }),
    answers: {
      'GET /admin/listings': ok({ data: { sources: [], imports: [] } }),
      'POST /admin/listings': problem(503, { message: 'Later.', code: 'UNAVAILABLE' }),
    },
  })
  await title('Lists from authorities')
  await userEvent.upload(screen.getByLabelText('Choose a file'), file)
  return calls
}

it('reads a list before it is sent: asks for the sheet, columns and days, names what it leaves out, and saves invalid rows with the reasons', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const file = new File([xlsxOf({ Summary: [['3']], Phones: rows })], 'stolen.xlsx')
  const calls = await open(file)
  await userEvent.click(await screen.findByRole('button', { name: 'Phones (5 rows)' }))
  const unknown = await screen.findByLabelText('Phone number code')
  await userEvent.selectOptions(unknown, 'IMEI1')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: '3 April 2026 (DD/MM/YYYY)' }))

  expect(await screen.findByText('3 rows with 3 numbers')).toBeTruthy()
  expect(screen.getByText('Columns that are not read: S/N, Station')).toBeTruthy()
  expect(screen.getByText('3 rows have something that cannot be listed.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Save these rows/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const book = readWorkbook(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))
  expect(book.ok && book.sheets[0]?.rows).toEqual([
    ['Row', 'Reason', ...(rows[1] ?? [])],
    ['1', 'above the headings', 'Stolen in Ikeja'],
    [
      '4',
      'Phone number code: a spreadsheet shortened the number, and its last digits are lost',
      ...['2', '3.56938E+14', 'KJA-012AB', '', 'Yaba'],
    ],
    ['5', 'Date of theft: not a date', '3', imei, '', '31/31/2026'],
  ])

  await userEvent.type(screen.getByLabelText(/^Name of the authority/), 'Nigeria Police')
  await userEvent.type(screen.getByLabelText('Licence or agreement'), 'MoU')
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  await waitFor(() => expect(calls.at(-1)?.what).toBe('POST /admin/listings'))
  expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toMatchObject({
    ...{ source: 'Nigeria Police', fileName: 'stolen.xlsx', sheet: '1' },
    ...{ dateFormat: 'DD/MM/YYYY', columns: JSON.stringify({ phonenumbercode: 'imei1' }) },
  })
})

it('a list without a column of numbers asks which one it is', async () => {
  await open(new File(['Owner,What\nAda,phone'], 'list.csv'))
  expect(await screen.findByRole('heading', { name: 'What is in each column?' })).toBeTruthy()
})
