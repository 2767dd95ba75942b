import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LogRecord } from '../../../api/activity/logs.ts'
import { maxExported } from '../../../api/admin-lists.ts'
import { logActions } from '../../../domain/activity/activity-log.ts'
import { adminLogWords as words } from '../../../locales/en/screens/admin/activity.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { adminAssetPath, adminDisputePath, adminReportPath, userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { today } from '../../shell/dates.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { showToast } from '../../shell/toasts.ts'
import type { LogFilters as Filters } from '../list-filters.ts'
import { logsList } from '../lists.ts'
import { logs as route } from '../routes.ts'
import { changeList } from '../table/change-list.ts'
import { rowCell, timeName } from '../table/columns/cells.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { filtersOf } from '../table/list.ts'
import { ExportButton } from '../table/view/ExportButton.tsx'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'
import { RoleBadge, UserCell } from '../users/UserCell.tsx'
import { entityName, isId, knownEntities, logDetailsOf, nobodyOf, shortId } from './labels.ts'
import { ActionBadge, Subject } from './Subject.tsx'

const pathOfRecord: Readonly<Record<string, (id: string) => string>> = {
  asset: adminAssetPath,
  report: adminReportPath,
  dispute: adminDisputePath,
  ...{ user: userPath, owner: userPath, 'user id': userPath, 'owner id': userPath },
}

const rest = { cell: 'rest' }

const column = tableColumnsOf<LogRecord>()

const logColumns = column.columns([
  column.accessor('timestamp', timeName(words.time)),
  column.accessor(({ user }) => user?.name ?? '', {
    id: 'user',
    ...rowCell(
      words.user,
      (entry: LogRecord) => <UserCell user={entry.user} nobody={nobodyOf(entry)} />,
      rest,
    ),
  }),
  column.accessor(
    'action',
    rowCell(words.action, ({ action }: LogRecord) => <ActionBadge action={action} />),
  ),
  column.accessor(
    'entity',
    rowCell(words.entity, (entry: LogRecord) => <Subject entry={entry} />, {
      cell: 'rest beside',
    }),
  ),
  column.accessor(({ details }) => details.role ?? '', {
    id: 'role',
    ...rowCell(words.role, roleBadge, { isMinor: true }),
  }),
  column.display({
    id: 'details',
    ...rowCell(
      words.details,
      ({ details, names }: LogRecord) => <Details details={details} names={names} />,
      {
        cell: 'rest py-1',
      },
    ),
  }),
])

const table = {
  caption: words.caption,
  empty: words.empty,
  list: logsList,
  columns: logColumns,
}
const tools = toolsOf(table, null)

export function ListLogs() {
  const search = route.useSearch()
  const filters = filtersOf(search)
  const isFiltered = Object.keys(filters).length > 0
  const [isOpen, setIsOpen] = useState(isFiltered)

  useEffect(() => {
    if (isFiltered) setIsOpen(true)
  }, [isFiltered])

  return (
    <>
      <ScreenHeader
        title={words.title}
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              className="md:hidden"
            >
              <SlidersHorizontal aria-hidden="true" />
              {words.filters}
            </Button>
            <ListTools {...tools} search={search}>
              <ExportLogs filters={filters} />
            </ListTools>
          </div>
        }
      >
        {words.intro}
      </ScreenHeader>
      <LogFilters filters={filters} isOpen={isOpen} />
      <DataTable {...table} search={search} />
    </>
  )
}

const dayLabels = { from: words.from, to: words.to } as const

const firstDay = '2020-01-01'

const names = ['actor', 'action', 'entity', 'from', 'to'] as const

/**
 * The filters of the log; the URL has their values. On a phone they are hidden until one is set or
 * the user opens them.
 */
function LogFilters({ filters, isOpen }: { filters: Filters; isOpen: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const isFiltered = Object.keys(filters).length > 0

  // The fields follow the URL, but for the one in which the user types.
  useEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field !== document.activeElement) field.value = filters[name] ?? ''
    }
  }, [filters])

  const entities = [...new Set([...knownEntities, ...(filters.entity ? [filters.entity] : [])])]

  function apply(event?: FormEvent) {
    event?.preventDefault()
    const entered = new FormData(form.current ?? undefined)
    const values = names.map((name) => [name, String(entered.get(name) ?? '').trim() || undefined])
    changeList({ ...Object.fromEntries(values), entityId: undefined, page: undefined })
  }

  function clear() {
    const values = names.map((name) => [name, undefined])
    changeList({ ...Object.fromEntries(values), entityId: undefined, page: undefined })
  }

  const field = (name: (typeof names)[number]) => ({ name, defaultValue: filters[name] ?? '' })

  return (
    <form
      ref={form}
      onSubmit={apply}
      method="post"
      noValidate
      className={cx(
        'mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_9rem_9rem_10.5rem_10.5rem_auto]',
        !isOpen && 'max-md:hidden',
      )}
    >
      <Field
        {...field('actor')}
        label={words.byEMail}
        className="col-span-full min-w-0 xl:col-span-1"
        inputMode="email"
        autoComplete="off"
      />
      <SelectField
        {...field('action')}
        onChange={() => apply()}
        label={words.action}
        choices={logActions.map((value) => ({ value, label: adminStateWords.action[value] }))}
      >
        <option value="">{words.anyAction}</option>
      </SelectField>
      <SelectField
        {...field('entity')}
        onChange={() => apply()}
        label={words.entity}
        choices={entities.map((entity) => ({ value: entity, label: entityName(entity) }))}
      >
        <option value="">{words.anyEntity}</option>
      </SelectField>
      {(['from', 'to'] as const).map((name) => (
        <Field
          {...field(name)}
          key={name}
          // While a year is typed, its first digits are a year long ago.
          onChange={({ target }) => target.validity.valid && apply()}
          label={dayLabels[name]}
          type="date"
          min={firstDay}
          max={today()}
          className="min-w-0"
        />
      ))}
      <Button
        type="submit"
        variant="secondary"
        className="col-span-full min-h-12 justify-self-start xl:col-span-1"
      >
        {words.filter}
      </Button>
      {isFiltered && (
        <Button variant="quiet" onClick={clear} className="col-span-full justify-self-start">
          {words.clearFilters}
        </Button>
      )}
    </form>
  )
}

function roleBadge({ details: { role } }: LogRecord) {
  return role ? <RoleBadge role={role} /> : null
}

/** Shows what an entry changed, before and after. */
function Details({ details, names }: Pick<LogRecord, 'details' | 'names'>) {
  const lines = logDetailsOf(details, names)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1">
      {lines.map(({ name, from, to }) => (
        <li key={name} className="min-w-0 break-words">
          <span className="inline-block text-muted first-letter:uppercase">{name}:</span>{' '}
          {from !== undefined && (
            <>
              <del className="text-muted">{isId(from) ? (names[from] ?? shortId(from)) : from}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> {words.became} </span>
            </>
          )}
          {isId(to) ? (
            <RecordId name={name} id={to} known={names[to]} />
          ) : (
            <span className="font-medium">{to}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The name of a record, or the end of its id. It links to the record’s screen if there is one. */
function RecordId({ name, id, known }: { name: string; id: string; known: string | undefined }) {
  const path = pathOfRecord[name.toLowerCase()]
  if (!path) return <span title={id}>{known ?? shortId(id)}</span>
  return (
    <a href={path(id)} title={id} className={known ? 'text-link' : 'text-link whitespace-nowrap'}>
      {known ?? fill(words.openRecord, { id: shortId(id) })}
    </a>
  )
}

/** Downloads the filtered log as CSV. The toast says how many entries one file can have. */
function ExportLogs({ filters }: { filters: Filters }) {
  const count = maxExported.toLocaleString('en-NG')
  return (
    <ExportButton
      name="activity"
      load={() => call('POST /admin/logs/export', filters)}
      onSaved={() => void showToast('success', fill(words.exported, { count }))}
    />
  )
}
