import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Assignee } from '../../../api/disputes/disputes.ts'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { fill } from '../../../locales/texts.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useUser } from '../../shell/user-context.ts'
import { type AdminList, usualOrder } from '../table/list.ts'

interface WaitingCase {
  id: string
  assignee: Assignee | null
  askedFor?: string | null
}

interface Props<Filters extends object> {
  list: AdminList<Filters, WaitingCase>
  /** Which of its rows wait, if not those that it shows at first. */
  filters?: Filters
  pathOf: (id: string) => string
  /** The screen of the list. */
  back: { to: string; label: string }
  /** The case that is shown; it is the key of the component too. */
  id: string
  isOpen: boolean
}

/** How many of the oldest cases are searched for one that no colleague works on. */
const oldest = 20

/** After a decision: the case that waits longest, and how many wait; if none does, the list. */
export function NextCase<Filters extends object>(props: Props<Filters>) {
  const { list, pathOf, back, id, isOpen } = props
  const user = useUser()
  // A case that was decided before it was opened comes from a search, not from the queue.
  const [wasOpen] = useState(isOpen)
  const [filters = {} as Filters] = useState(props.filters)
  const { data } = useQuery({
    queryKey: [list.key, 'next', id],
    queryFn: ({ signal }) =>
      list.fetch({ ...filters, sort: usualOrder(list, filters), page: 1, limit: oldest }, signal),
    enabled: wasOpen && !isOpen,
  })
  if (isOpen || !data) return null
  const isFree = ({ assignee, askedFor }: WaitingCase) =>
    !askedFor && (!assignee || assignee.id === user.id)
  const next = data.rows.find(isFree) ?? data.rows[0]
  if (!next) {
    return (
      <div className="grid w-full gap-2">
        <p className="text-sm text-muted">{adminCaseWords.noNextCase}</p>
        <ButtonLink to={back.to} variant="secondary">
          {fill(adminCaseWords.goTo, { list: back.label })}
        </ButtonLink>
      </div>
    )
  }
  return (
    <ButtonLink to={pathOf(next.id)}>
      {fill(adminCaseWords.nextCase, { count: data.total })}
    </ButtonLink>
  )
}
