import { type IdentifierKind, identifierKinds } from '../identifiers/kinds.ts'
import {
  type ChosenColumns,
  type Column,
  choiceKey,
  countsRows,
  type TableHead,
} from '../tables/columns.ts'
import { bareHeading, meaningOf } from '../tables/headings.ts'

/** What a column of a list means: a kind of number, numbers of any kind, the kind, or the day. */
export const listMeanings = [...identifierKinds, 'identifier', 'kind', 'date'] as const
export type ListMeaning = (typeof listMeanings)[number]

const synonyms: Record<Exclude<ListMeaning, IdentifierKind>, readonly string[]> = {
  identifier: ['identifier', 'number', 'identifiers', 'numbers', 'lamba', 'nomba'],
  kind: ['kind', 'type'],
  date: [
    ...['date', 'day', 'listed', 'listedon', 'datelisted', 'datereported', 'reportedon'],
    ...[
      'dateofreport',
      'datestolen',
      'stolendate',
      'stolenon',
      'dateoftheft',
      'datelost',
      'dateofloss',
    ],
    ...['dateofincident', 'incidentdate', 'rana', 'ojo', 'ubochi'],
  ],
}

export function listMeaningOf(heading: string): ListMeaning | undefined {
  const name = bareHeading(heading)
  const meaning = meaningOf(heading)
  const kind = identifierKinds.find((each) => each === meaning)
  if (kind) return kind
  return (['identifier', 'kind', 'date'] as const).find((each) => synonyms[each].includes(name))
}

const namedKinds = new Map<string, IdentifierKind>([
  ...identifierKinds.map((kind) => [bareHeading(kind), kind] as const),
  ['imei', 'imei1'],
  ['serial', 'serial-number'],
  ['plate', 'plateNumber'],
  ['chassis', 'chassisNumber'],
  ['mac', 'mac-address'],
])

/** The kind that a cell names; undefined for `Saloon`. */
export const kindNamed = (cell: string) => namedKinds.get(bareHeading(cell))

/** Several columns may have numbers; the first that means the kind or the day has it. */
export function listColumnsOf(
  { headings, examples }: Pick<TableHead, 'headings' | 'examples'>,
  chosen: ChosenColumns<ListMeaning>,
): Column<ListMeaning>[] {
  const taken = new Set<ListMeaning>()
  return headings.map((heading, index) => {
    const choice = chosen[choiceKey(headings, index)]
    const meaning = choice === undefined ? listMeaningOf(heading) : choice
    if (!meaning || taken.has(meaning)) return { heading }
    const cells = examples[index] ?? []
    const isOther =
      (meaning === 'serial-number' && countsRows(cells)) ||
      // A column named “Type” often has `Phone` and `Saloon`.
      (bareHeading(heading) === 'type' && cells.length > 0 && !cells.some(kindNamed))
    if (isOther && choice === undefined) return { heading }
    if (isSingle(meaning)) taken.add(meaning)
    return { heading, meaning }
  })
}

/** A row has one kind and one day. */
export const isSingle = (meaning: ListMeaning) => meaning === 'kind' || meaning === 'date'
