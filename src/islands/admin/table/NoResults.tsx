import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { Button } from '../../../ui/Button.tsx'
import { useListNavigation } from './use-list-navigation.ts'

/** Shown in place of the rows if a search finds nothing. */
export function NoResults() {
  const go = useListNavigation()
  return (
    <div className="grid justify-items-center gap-3">
      <p>{adminTableWords.noResults}</p>
      <Button variant="secondary" onClick={() => go({ search: undefined, page: undefined })}>
        {adminTableWords.clearSearch}
      </Button>
    </div>
  )
}
