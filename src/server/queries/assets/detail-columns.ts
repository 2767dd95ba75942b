import type * as z from 'zod/mini'
import {
  type DetailName,
  detailNames,
  type detailRecord,
} from '../../../api/assets/asset-record.ts'

type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : ''
type Details = { [Name in DetailName]: z.output<(typeof detailRecord)[Name]> }
type DetailColumns = { [Name in DetailName as ColumnOf<Name>]: Details[Name] }

const columns = detailNames.map((name) => [name, columnOf(name)] as const)

/** `purchased_on`, `price` … : the columns of every detail, in the order of `detailFields`. */
export const detailColumns = columns.map(([, column]) => column as keyof DetailColumns)

/** `purchased_on` for `purchasedOn`. */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The details of an asset, from a form, as columns. */
export function detailColumnsOf(input: { [Name in DetailName]?: unknown }): DetailColumns {
  const entries = columns.map(([name, column]) => [column, input[name] ?? null])
  return Object.fromEntries(entries) as DetailColumns
}
