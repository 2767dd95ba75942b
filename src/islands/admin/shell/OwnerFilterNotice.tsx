import { Link } from '@tanstack/react-router'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import { userPath } from '../../paths.ts'
import { useListNavigation } from '../table/use-list-navigation.ts'

/** Explains that a list shows one user’s records only. Links to that user and to the whole list. */
export function OwnerFilterNotice({ id }: { id: string | undefined }) {
  const go = useListNavigation()
  if (id === undefined) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-1 text-sm">
      {adminCaseWords.onePersonHint}
      <Link to={userPath(id)} className="text-link inline-flex min-h-11 items-center">
        {adminCaseWords.seeWho}
      </Link>
      <Button variant="quiet" onClick={() => go({ owner: undefined, page: undefined })}>
        {adminCaseWords.showEverybody}
      </Button>
    </p>
  )
}
