import { useStore } from '@nanostores/react'
import { Bookmark, Ellipsis } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ExportedList } from '../../../../api/overview/overview.ts'
import { adminTableWords } from '../../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { call } from '../../../session.ts'
import { withSearch } from '../../../shell/routing/navigation.ts'
import { type Column, type ColumnChoice, choicesOf } from './column-choice.ts'
import { ExportButton } from './ExportButton.tsx'
import { $tablePreferences, saveTablePreferences, viewOf } from './preferences.ts'

interface Props {
  /** The key of the list. */
  list: string
  columns: readonly ColumnChoice[]
  search: object
  /** The rows of the export; null if the list has its own, or none. */
  csv: ListExport | null
  /** The export of a list that has its own. */
  children?: ReactNode
}

/** Saved views, columns and the export of a list. */
export function ListTools({ list, columns, search, csv, children }: Props) {
  const views = useStore($tablePreferences).views?.[list] ?? []
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.map(({ name, search: saved }) => (
        <a
          key={name}
          href={withSearch(location.pathname, saved)}
          className={buttonStyle({ variant: 'quiet' })}
        >
          <Bookmark aria-hidden="true" />
          {name}
        </a>
      ))}
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="max-sm:w-12 max-sm:px-0"
      >
        <Ellipsis aria-hidden="true" />
        <span className="max-sm:sr-only">{adminTableWords.options}</span>
      </Button>
      {isOpen && (
        <ViewOptions
          list={list}
          columns={columns}
          search={search}
          csv={csv}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </ViewOptions>
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

interface ViewOptionsProps extends Props {
  onClose: () => void
}

/** Exports a list, chooses its columns, and saves its filters under a name. */
function ViewOptions({ list, columns, search, csv, onClose, children }: ViewOptionsProps) {
  const { hidden = {}, views = {} } = useStore($tablePreferences)
  const [name, setName] = useState('')
  const hiddenIds = hidden[list] ?? []
  const saved = views[list] ?? []

  const show = (id: string, isShown: boolean) =>
    saveTablePreferences({
      hidden: {
        ...hidden,
        [list]: isShown ? hiddenIds.filter((each) => each !== id) : [...hiddenIds, id],
      },
    })
  const setViews = (next: typeof saved) =>
    saveTablePreferences({ views: { ...views, [list]: next } })

  function save(event: FormEvent) {
    event.preventDefault()
    const viewName = name.trim()
    if (viewName === '') return
    const others = saved.filter((view) => view.name !== viewName)
    setViews([...others, { name: viewName, search: viewOf(search) }])
    setName('')
  }

  return (
    <Dialog title={adminTableWords.view} onClose={onClose} close={adminTableWords.close}>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {csv && (
          <ExportButton
            name={csv.list}
            load={() => call('POST /admin/exports', { list: csv.list, ...csv.filters })}
          />
        )}
        {children}
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{adminTableWords.columns}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {columns.map(({ id, label, isWideOnly }) => (
            <CheckboxField
              key={id}
              label={label}
              className={isWideOnly ? 'max-lg:hidden' : undefined}
              checked={!hiddenIds.includes(id)}
              onChange={({ target }) => show(id, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <form method="post" onSubmit={save} className="grid gap-3">
        <Field
          label={adminTableWords.viewName}
          hint={adminTableWords.viewHint}
          maxLength={30}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {adminTableWords.saveView}
        </Button>
      </form>
      {saved.length > 0 && (
        <ul aria-label={adminTableWords.savedViews} className="grid divide-y divide-line">
          {saved.map((view) => (
            <li key={view.name} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{view.name}</span>
              <Button
                variant="quiet"
                onClick={() => setViews(saved.filter((each) => each !== view))}
              >
                {adminTableWords.deleteView}
                <span className="sr-only">
                  {' '}
                  {fill(adminTableWords.namedView, { name: view.name })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
