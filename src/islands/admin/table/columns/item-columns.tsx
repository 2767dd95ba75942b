import { adminStateWords } from '../../../../locales/en/screens/admin/states.ts'
import { adminTableWords as words } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import { Identifier } from '../../../../ui/Identifier.tsx'
import { StageBadge } from '../../../../ui/StageBadge.tsx'
import { UploadedImage } from '../../../uploads/UploadedImage.tsx'
import { tableColumnsOf } from '../features.ts'
import { RowLink } from '../RowLink.tsx'
import { dateCell, rowCell, rowName, textCell } from './cells.tsx'

interface Item {
  id: string
  name: string
  description: string
  identifiers: readonly { label: string; value: string }[]
  imageUrl: string | null
  /** The picture of a report's asset. */
  assetImageUrl?: string | null
  owner: { name: string }
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
      ...rowName(words.name, (item: Row) => <NameCell item={item} path={pathOf(item.id)} />),
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

/** What it is, and whose. */
function NameCell({ item, path }: { item: Item; path: string }) {
  return (
    <RowLink to={path}>
      <UploadedImage
        src={item.assetImageUrl ?? item.imageUrl}
        alt=""
        className="me-2.5 size-8 shrink-0 rounded-sm"
      />
      <span className="grid min-w-0 leading-tight">
        <span className="line-clamp-2 wrap-anywhere">{item.name} </span>
        <span className="truncate text-xs font-normal text-muted">{item.owner.name}</span>
      </span>
    </RowLink>
  )
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
    <span className="grid min-w-0 items-baseline leading-tight max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:gap-x-2 sm:py-1.5">
      <span className="text-xs text-muted">
        {first.label}
        {others.length > 0 && ` · ${fill(words.moreNumbers, { count: others.length })}`}
      </span>
      <Identifier value={first.value} className="truncate text-xs" />
    </span>
  )
}
