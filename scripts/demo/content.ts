import { readFileSync } from 'node:fs'
import { parseCsv } from '../../src/api/tables/read-csv.ts'

type Row<Column extends string> = Readonly<Record<Column, string>>

/** An item with the form that registers it: every column from `type` on is a field. */
export type DemoItem = Row<
  | 'owner'
  | 'daysAgo'
  | 'time'
  | 'picture'
  | 'receipt'
  | 'hidden'
  | 'type'
  | 'name'
  | 'year'
  | 'uuidType'
  | 'uuid'
  | 'plateNumber'
  | 'description'
>
/** A report of the item of `by` with this number. */
export type DemoReport = Row<
  | 'by'
  | 'number'
  | 'status'
  | 'end'
  | 'daysAgo'
  | 'time'
  | 'seenAt'
  | 'location'
  | 'picture'
  | 'description'
  | 'reason'
>
/** `joined` and `applied` are days before today. */
export type DemoUser = Row<
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'state'
  | 'lga'
  | 'address'
  | 'joined'
  | 'plan'
  | 'role'
  | 'status'
>
export type DemoShop = Row<
  | 'owner'
  | 'name'
  | 'categoryId'
  | 'address'
  | 'cacNumber'
  | 'products'
  | 'logo'
  | 'shelf'
  | 'applied'
  | 'decision'
  | 'reason'
  | 'instagram'
  | 'wantsWebsite'
>

/** The people, items, reports and shops of the demo. None is real. */
export const demoUsers = readTable<DemoUser>('users')
export const demoItems = readTable<DemoItem>('items')
export const demoReports = readTable<DemoReport>('reports')
export const demoShops = readTable<DemoShop>('shops')

/** First names, which are unique. */
export const admin = 'Temitope'
export const superAdmin = 'Nkechi'

export function userNamed(firstName: string): DemoUser {
  const found = demoUsers.find((user) => user.firstName === firstName)
  if (!found) throw new Error(`no demo user is called ${firstName}`)
  return found
}

/** What identifies an item first: its number or its plate. */
export function numberOf({ uuid, plateNumber }: DemoItem): string {
  return uuid || plateNumber
}

export function reportOf(item: DemoItem): DemoReport | undefined {
  return demoReports.find(({ by, number }) => by === item.owner && number === numberOf(item))
}

function readTable<Columns>(name: string): Columns[] {
  const csv = parseCsv(readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8'))
  if (!csv.ok) throw new Error(`${name}.csv cannot be read: ${csv.reason.code}`)
  const [columns = [], ...rows] = csv.rows
  return rows.map(
    (cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Columns,
  )
}
