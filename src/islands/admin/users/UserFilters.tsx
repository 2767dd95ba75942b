import { roles, userStatuses } from '../../../domain/users/roles.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { roleNames } from '../shell/role-names.ts'
import { ListSearch } from '../table/ListSearch.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import type { UserFilters as Filters } from './user-filters.ts'

/** The filters of the list of users; the URL holds their values. */
export function UserFilters({ search, role, status }: Filters) {
  const go = useListNavigation()

  return (
    <div className="grid w-full grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem] lg:max-w-3xl lg:grow">
      <div className="max-sm:col-span-2">
        <ListSearch label={adminUserWords.searchHint} search={search} />
      </div>
      <SelectField
        label={adminUserWords.role}
        value={role ?? ''}
        onChange={({ target }) => go({ role: target.value || undefined, page: undefined })}
        choices={roles.map((each) => ({ value: each, label: roleNames[each] }))}
      >
        <option value="">{adminUserWords.anyRole}</option>
      </SelectField>
      <SelectField
        label={adminUserWords.status}
        value={status ?? ''}
        onChange={({ target }) => go({ status: target.value || undefined, page: undefined })}
        choices={userStatuses.map((each) => ({
          value: each,
          label: adminStateWords.account[each],
        }))}
      >
        <option value="">{adminUserWords.anyStatus}</option>
      </SelectField>
    </div>
  )
}
