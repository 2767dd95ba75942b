import { Link } from '@tanstack/react-router'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { dateOf } from '../../shell/dates.ts'
import { IdentifierList } from '../shell/IdentifierList.tsx'
import { tableColumnsOf } from './features.ts'
import { rowLinkStyle } from './row-style.ts'

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
      meta: { rowHeader: true, cell: 'min-w-28' },
      cell: ({ row: { original } }) => (
        <Link to={pathOf(original.id)} className={rowLinkStyle}>
          {original.name}
        </Link>
      ),
    }),
    description: column.accessor((item) => item.description, {
      id: 'description',
      header: adminTableWords.description,
      meta: { cell: 'min-w-32' },
      cell: ({ getValue }) => (
        <span className="line-clamp-2 wrap-anywhere">
          {getValue() || adminTableWords.noDescription}
        </span>
      ),
    }),
    identifiers: column.accessor(({ identifiers }) => identifiers[0]?.value ?? '', {
      id: 'identifiers',
      header: adminTableWords.identifiers,
      meta: { cell: 'min-w-44' },
      cell: ({ row }) => <IdentifierList identifiers={row.original.identifiers} />,
    }),
    createdAt: column.accessor((item) => item.createdAt, {
      id: 'createdAt',
      header: adminTableWords.created,
      cell: ({ getValue }) => dateOf(getValue()),
    }),
  }
}
