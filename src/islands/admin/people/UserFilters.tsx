import { useEffect, useState } from 'react'
import { userStatuses } from '../../../api/list-users.ts'
import { roles } from '../../../domain/roles.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { roleNames } from './standing.tsx'
import type { UserFilters as Filters } from './users-list.ts'

// Spec §9: the pause in typing before anything is looked up.
const pauseMs = 200

/** What the list of people is narrowed by; it stands in the address. */
export function UserFilters({ search = '', role, status }: Filters) {
  const go = useListNavigation()
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  // The address changed by itself: back, forward, a link.
  if (asked !== search) {
    setAsked(search)
    setTyped(search)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      go({ search: wanted || undefined, page: undefined })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, search, go])

  return (
    <div className="mb-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <SearchBox label="Search for a name, e-mail or phone" value={typed} onChange={setTyped} />
      <SelectField
        label="Role"
        value={role ?? ''}
        onChange={({ target }) => go({ role: target.value || undefined, page: undefined })}
      >
        <option value="">Any role</option>
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={status ?? ''}
        onChange={({ target }) => go({ status: target.value || undefined, page: undefined })}
      >
        <option value="">Any status</option>
        {userStatuses.map((each) => (
          <option key={each} value={each} className="capitalize">
            {each}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
