import { adminStateWords } from '../../../../locales/en/screens/admin/states.ts'
import { adminTableWords as words } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import { Identifier } from '../../../../ui/Identifier.tsx'
import { StageBadge } from '../../../../ui/StatusBadge.tsx'
import { tableColumnsOf } from '../features.ts'
import { dateCell, rowCell, rowLink, textCell } from './cells.tsx'

interface Item {
  id: string
  name: string
  description: string
  identifiers: readonly { label: string; value: string }[]
  createdAt: number
}

/**
 * The columns that the lists of assets and reports share. `pathOf` is the path of a row's screen.
 */
export function itemColumnsOf<Row extends Item>(pathOf: (id: string) => string) {
  const column = tableColumnsOf<Row>()
  return {
    name: column.accessor((item) => item.name, {
      id: 'name',
      ...rowLink(words.name, ({ id, name }: Row) => [pathOf(id), name]),
    }),
    description: column.accessor((item) => item.description, {
      id: 'description',
      ...textCell(words.description, { isMinor: true }, words.noDescription),
    }),
    identifiers: column.accessor(({ identifiers }) => identifiers[0]?.value ?? '', {
      id: 'identifiers',
      ...rowCell(
        words.identifiers,
        ({ identifiers }: Row) => <FirstIdentifier identifiers={identifiers} />,
        {
          cell: 'identifier',
        },
      ),
    }),
    createdAt: column.accessor((item) => item.createdAt, {
      id: 'createdAt',
      ...dateCell(words.created),
    }),
  }
}

/** Shown if more than one user claims the identifier. */
export function DisputedBadge({ item }: { item: { disputed: boolean } }) {
  return item.disputed && <StageBadge tone="bad">{adminStateWords.disputed}</StageBadge>
}

interface Props {
  identifiers: readonly { label: string; value: string }[]
}

/** The first identifier of an asset in a row, and how many more it has. */
function FirstIdentifier({ identifiers: [first, ...others] }: Props) {
  if (!first) return '–'
  return (
    <span className="grid min-w-0 leading-tight sm:py-1.5">
      <span className="text-xs text-muted">
        {first.label}
        {others.length > 0 && ` · ${fill(words.moreNumbers, { count: others.length })}`}
      </span>
      <Identifier value={first.value} className="truncate text-xs" />
    </span>
  )
}
