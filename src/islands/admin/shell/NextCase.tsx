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

interface Props {
  list: AdminList<object, WaitingCase>
  pathOf: (id: string) => string
  /** The case that is shown; it is the key of the component too. */
  id: string
  isOpen: boolean
}

/** How many of the oldest cases are searched for one that no colleague works on. */
const oldest = 20

/** After a decision: the case that waits longest, and how many wait. */
export function NextCase({ list, pathOf, id, isOpen }: Props) {
  const user = useUser()
  // A case that was decided before it was opened comes from a search, not from the queue.
  const [wasOpen] = useState(isOpen)
  const { data } = useQuery({
    queryKey: [list.key, 'next', id],
    queryFn: ({ signal }) =>
      list.fetch({ sort: usualOrder(list, {}), page: 1, limit: oldest }, signal),
    enabled: wasOpen && !isOpen,
  })
  if (isOpen || !data) return null
  const isFree = ({ assignee, askedFor }: WaitingCase) =>
    !askedFor && (!assignee || assignee.id === user.id)
  const next = data.rows.find(isFree) ?? data.rows[0]
  if (!next) return <p className="text-sm text-muted">{adminCaseWords.noNextCase}</p>
  return (
    <ButtonLink to={pathOf(next.id)}>
      {fill(adminCaseWords.nextCase, { count: data.total })}
    </ButtonLink>
  )
}
