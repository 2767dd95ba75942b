import {
  type GadgetIdentifierKind,
  gadgetIdentifierKinds,
  type IdentifierKind,
  vehicleIdentifierKinds,
} from '../../../../domain/identifiers/kinds.ts'
import type { ColumnMeaning } from '../../../../domain/tables/headings.ts'

/** A row of the import, with its number in the spreadsheet. */
export interface TableRow {
  number: number
  input: Record<string, unknown>
  /** Column headings by input field. */
  headings: Record<string, string>
}

/** An error in a cell. */
export interface TableProblem {
  row: number
  column: string
  message: string
}

const ofVehicles: readonly ColumnMeaning[] = [
  ...vehicleIdentifierKinds,
  ...(['vehicleID', 'vehicleRegistrationState', 'make', 'modelName', 'color', 'year'] as const),
]
const ofGadgets: readonly ColumnMeaning[] = [...gadgetIdentifierKinds, 'brand']

type Values = ReadonlyMap<ColumnMeaning, string>

/**
 * Splits the values of a row into those that its type of asset has, and the others. The make of a
 * gadget is its brand.
 */
export function keptFor(typed: Values) {
  const type = typeOf(typed)
  const values = new Map(typed)
  const make = typed.get('make')
  if (type === 'Gadget' && make !== undefined && !typed.has('brand')) {
    values.set('brand', make).delete('make')
  }
  const isOther = (meaning: ColumnMeaning) =>
    (type === 'Vehicle' ? ofGadgets : type === 'Gadget' ? ofVehicles : []).includes(meaning)
  const kept = new Map(values).set('type', type)
  const others = [...values].filter(([meaning]) => isOther(meaning))
  for (const [meaning] of others) kept.delete(meaning)
  return { kept, others }
}

/** As it is typed; otherwise a row with a number of a vehicle is a vehicle. */
function typeOf(values: Values): string {
  const typed = values.get('type')
  const known = ['Gadget', 'Vehicle'].find((type) => type.toLowerCase() === typed?.toLowerCase())
  if (typed !== undefined) return known ?? typed
  return vehicleIdentifierKinds.some((kind) => values.has(kind)) ? 'Vehicle' : 'Gadget'
}

/** The input of a new asset. The first identifier of a gadget becomes its main one. */
export function toRow(
  number: number,
  values: ReadonlyMap<ColumnMeaning, unknown>,
  columns: Record<string, string>,
): TableRow {
  const input: Record<string, unknown> = Object.fromEntries(values)
  const headings = { ...columns }
  const identifiers = gadgetIdentifierKinds.flatMap((kind) => {
    const value = values.get(kind)
    delete input[kind]
    return typeof value === 'string' ? [{ kind, value }] : []
  })
  if (input['type'] === 'Gadget') {
    const headingOf = (kind: GadgetIdentifierKind) => columns[kind] ?? kind
    const [first, ...more] = identifiers
    headings['uuidType'] = 'IMEI 1'
    headings['uuid'] = first ? headingOf(first.kind) : 'IMEI 1'
    for (const [index, { kind }] of more.entries()) {
      headings[`moreIdentifiers.${index}.value`] = headingOf(kind)
    }
    if (first) {
      input['uuidType'] = first.kind
      input['uuid'] = first.value
    }
    if (more.length > 0) input['moreIdentifiers'] = more
  }
  return { number, input, headings }
}

/** The identifiers of a row, each with its field. */
export function identifiersOf({
  input,
}: {
  input: Readonly<Record<string, unknown>>
}): { field: string; kind: IdentifierKind; text: string }[] {
  const found: { field: string; kind: IdentifierKind; text: string }[] = []
  const add = (field: string, kind: IdentifierKind, text: unknown) => {
    if (typeof text === 'string') found.push({ field, kind, text })
  }
  if (input['uuidType']) add('uuid', input['uuidType'] as IdentifierKind, input['uuid'])
  const more = (input['moreIdentifiers'] ?? []) as { kind: IdentifierKind; value: string }[]
  for (const [index, { kind, value }] of more.entries()) {
    add(`moreIdentifiers.${index}.value`, kind, value)
  }
  for (const kind of vehicleIdentifierKinds) add(kind, kind, input[kind])
  return found
}
