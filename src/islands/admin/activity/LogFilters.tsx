import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { logActions } from '../../../api/activity/log-record.ts'
import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { today } from '../../shell/dates.ts'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { entityName, knownEntities } from './labels.ts'
import type { LogFilters as Filters } from './log-filters.ts'

const dayLabels = { from: adminLogWords.from, to: adminLogWords.to } as const

const firstDay = '2020-01-01'

const names = ['actor', 'action', 'entity', 'from', 'to'] as const

/**
 * The filters of the log; the URL has their values. On a phone they are hidden until one is set or
 * the user opens them.
 */
export function LogFilters({ filters }: { filters: Filters }) {
  const go = useListNavigation()
  const form = useRef<HTMLFormElement>(null)
  const isFiltered = Object.keys(filters).length > 0
  const [isOpen, setIsOpen] = useState(isFiltered)

  useEffect(() => {
    if (isFiltered) setIsOpen(true)
  }, [isFiltered])

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
    go({ ...Object.fromEntries(values), entityId: undefined, page: undefined })
  }

  function clear() {
    const values = names.map((name) => [name, undefined])
    go({ ...Object.fromEntries(values), entityId: undefined, page: undefined })
  }

  const field = (name: (typeof names)[number]) => ({ name, defaultValue: filters[name] ?? '' })

  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="mb-4 md:hidden"
      >
        <SlidersHorizontal aria-hidden="true" />
        {adminLogWords.filters}
      </Button>
      <form
        ref={form}
        onSubmit={apply}
        method="post"
        noValidate
        className={cx(
          'mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_9rem_9rem_10.5rem_10.5rem]',
          !isOpen && 'max-md:hidden',
        )}
      >
        <div className="col-span-full flex items-end gap-2 xl:col-span-1">
          <Field
            {...field('actor')}
            label={adminLogWords.byEMail}
            className="min-w-0 grow"
            inputMode="email"
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" className="min-h-12">
            {adminLogWords.filter}
          </Button>
        </div>
        <SelectField
          {...field('action')}
          onChange={() => apply()}
          label={adminLogWords.action}
          choices={logActions.map((value) => ({ value, label: adminStateWords.action[value] }))}
        >
          <option value="">{adminLogWords.anyAction}</option>
        </SelectField>
        <SelectField
          {...field('entity')}
          onChange={() => apply()}
          label={adminLogWords.entity}
          choices={entities.map((entity) => ({ value: entity, label: entityName(entity) }))}
        >
          <option value="">{adminLogWords.anyEntity}</option>
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
        {isFiltered && (
          <Button variant="quiet" onClick={clear} className="col-span-full justify-self-start">
            {adminLogWords.clearFilters}
          </Button>
        )}
      </form>
    </>
  )
}
