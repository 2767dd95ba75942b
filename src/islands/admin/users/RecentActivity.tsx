import { useQuery } from '@tanstack/react-query'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { momentOf } from '../../shell/dates.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ActionBadge } from '../activity/ActionBadge.tsx'
import { Subject } from '../activity/Subject.tsx'
import { userActivityQuery } from './queries.ts'

/** The user's last few actions. */
export function RecentActivity({ id }: { id: string }) {
  const query = useQuery(userActivityQuery(id))
  return (
    <Card>
      <h2 className="mb-4 text-xl">{adminUserWords.recentActivities}</h2>
      <QueryBoundary query={query} skeleton={<Skeleton className="h-40 w-full rounded-md" />}>
        {(logs) =>
          logs.length === 0 ? (
            <p className="text-sm text-muted">{adminUserWords.activitiesEmpty}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {logs.map((entry) => (
                <li
                  key={entry.id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm"
                >
                  <ActionBadge action={entry.action} />
                  <span className="grow">
                    <Subject entry={entry} />
                  </span>
                  <span className="text-muted">{momentOf(entry.timestamp)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  )
}
