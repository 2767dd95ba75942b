import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { Bookmark, Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ExportedList } from '../../../../api/overview/export-list.ts'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { lazyComponent } from '../../../shell/loading/lazy-component.ts'
import { type Column, type ColumnChoice, choicesOf } from './column-choice.ts'
import { $tablePreferences } from './preferences.ts'

const ViewOptions = lazyComponent(() => import('./ViewOptions.tsx'), 'ViewOptions')

interface Props {
  /** The key of the list. */
  list: string
  columns: readonly ColumnChoice[]
  search: object
  /** The rows of the export; null if the list has its own. */
  csv: ListExport | null
}

/** Saved views, columns and the export of a list. */
export function ListTools({ list, columns, search, csv }: Props) {
  const views = useStore($tablePreferences).views?.[list] ?? []
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.map(({ name, search: saved }) => (
        <Link
          key={name}
          to="."
          search={saved as never}
          className={buttonStyle({ variant: 'quiet' })}
        >
          <Bookmark aria-hidden="true" />
          {name}
        </Link>
      ))}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Ellipsis aria-hidden="true" />
        {adminTableWords.options}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewOptions
            list={list}
            columns={columns}
            search={search}
            csv={csv}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The tools of a table, as the props of `ListTools`. */
export function toolsOf(
  { list, columns }: { list: { key: string }; columns: readonly Column[] },
  csv: ListExport | null,
) {
  return { list: list.key, columns: choicesOf(columns), csv }
}

/** The contents of an export: a list and its filters. */
export interface ListExport {
  list: ExportedList
  filters: Readonly<Record<string, string | undefined>>
}
