import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { FirstIdentifier } from '../shell/FirstIdentifier.tsx'
import { shortDate } from '../shell/short-dates.ts'
import { tableColumnsOf } from './features.ts'
import { RowLink } from './RowLink.tsx'

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
      header: adminTableWords.name,
      meta: { rowHeader: true, cell: 'rest' },
      cell: ({ row: { original } }) => (
        <RowLink to={pathOf(original.id)}>
          <span className="truncate">{original.name}</span>
        </RowLink>
      ),
    }),
    description: column.accessor((item) => item.description, {
      id: 'description',
      header: adminTableWords.description,
      meta: { cell: 'rest', isMinor: true },
      cell: ({ getValue }) => (
        <span className="block truncate">{getValue() || adminTableWords.noDescription}</span>
      ),
    }),
    identifiers: column.accessor(({ identifiers }) => identifiers[0]?.value ?? '', {
      id: 'identifiers',
      header: adminTableWords.identifiers,
      meta: { cell: 'identifier' },
      cell: ({ row }) => <FirstIdentifier identifiers={row.original.identifiers} />,
    }),
    createdAt: column.accessor((item) => item.createdAt, {
      id: 'createdAt',
      header: adminTableWords.created,
      meta: { cell: 'whitespace-nowrap' },
      cell: ({ getValue }) => shortDate(getValue()),
    }),
  }
}
