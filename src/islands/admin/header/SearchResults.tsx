import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { searchEverything } from '../../../api/overview/search-everything.ts'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import type { ResultsProps } from '../../forms/SearchCombobox.tsx'
import { type Found, groupsOf } from './result-groups.ts'

type Props = ResultsProps<z.output<typeof searchEverything.result>['data']>

/** The dropdown of the search: one group per kind of record; each entry is a link. */
export function SearchResults({ id, activeId, query, isWaiting, onChoose, ref }: Props) {
  const groups = query.data ? groupsOf(query.data) : []
  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 max-h-[70vh] max-w-xl overflow-y-auto rounded-lg border border-line bg-surface shadow-float max-sm:-end-15">
      <p role="status" className="px-4 text-sm text-muted not-empty:py-3.5">
        {query.isError && !isWaiting && query.error.message}
        {query.isSuccess && !isWaiting && groups.length === 0 && adminHeaderWords.noResultsMatched}
        {isWaiting && groups.length === 0 && adminHeaderWords.searching}
      </p>
      <div ref={ref} id={`${id}-options`} role="listbox" aria-label={adminHeaderWords.whatWasFound}>
        {groups.map(({ label, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a group of options
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-4 pt-3 pb-1 text-xs font-semibold text-muted">
              {label}
            </p>
            {found.map((each) => (
              <Option
                key={each.key}
                id={`${id}-${each.key}`}
                found={each}
                isActive={activeId === `${id}-${each.key}`}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  found: Found
  isActive: boolean
  onChoose: () => void
}

function Option({ id, found, isActive, onChoose }: OptionProps) {
  return (
    <Link
      id={id}
      to={found.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className="grid min-h-12 content-center px-4 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"
    >
      {found.isNumber ? (
        <Identifier value={found.title} className="truncate text-sm font-semibold" />
      ) : (
        <span className="truncate text-sm font-semibold">{found.title}</span>
      )}
      <span className="truncate text-xs text-muted">{found.about}</span>
    </Link>
  )
}
