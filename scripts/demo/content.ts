import { readFileSync } from 'node:fs'
import { parseCsv } from '../../src/api/tables/read-csv.ts'

/** The words of a line of columns. */
type ColumnsOf<Line extends string> = Line extends `${infer First} ${infer Others}`
  ? First | ColumnsOf<Others>
  : Line

/** The people, items, reports and shops of the demo. None is real. */
export const demoUsers = readTable(
  'users',
  'firstName lastName email phone state lga address joined plan role status',
)
/** What registers an item: every column from `type` on is a field of the form. */
export const demoItems = readTable(
  'items',
  'owner daysAgo time picture receipt hidden type name brand make modelName color year uuidType uuid plateNumber vehicleRegistrationState vin chassisNumber description',
)
/** `number` is that of an item of `by`. */
export const demoReports = readTable(
  'reports',
  'by number status end daysAgo time seenAt location picture description reason',
)
/** `applied` and `joined` are days before today. */
export const demoShops = readTable(
  'shops',
  'owner name categoryId address cacNumber products logo shelf applied decision reason instagram wantsWebsite',
)

export type DemoUser = (typeof demoUsers)[number]
export type DemoItem = (typeof demoItems)[number]
export type DemoReport = (typeof demoReports)[number]
export type DemoShop = (typeof demoShops)[number]

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

function readTable<Line extends string>(name: string, line: Line) {
  const csv = parseCsv(readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8'))
  if (!csv.ok) throw new Error(`${name}.csv cannot be read: ${csv.reason.code}`)
  const [columns = [], ...rows] = csv.rows
  if (columns.join(' ') !== line) throw new Error(`${name}.csv has other columns than ${line}`)
  return rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Readonly<
        Record<ColumnsOf<Line>, string>
      >,
  )
}
