import { roles, userStatuses } from '../../../domain/users/roles.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { roleNames } from './status.tsx'
import type { UserFilters as Filters } from './user-filters.ts'

/** The filters of the list of users; the URL holds their values. */
export function UserFilters({ search, role, status }: Filters) {
  const go = useListNavigation()

  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <div className="max-sm:col-span-2">
        <ListSearch label="Search for a name, e-mail or phone" search={search} />
      </div>
      <SelectField
        label="Role"
        value={role ?? ''}
        onChange={({ target }) => go({ role: target.value || undefined, page: undefined })}
        choices={roles.map((each) => ({ value: each, label: roleNames[each] }))}
      >
        <option value="">Any role</option>
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
