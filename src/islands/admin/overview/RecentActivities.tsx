import { Link } from '@tanstack/react-router'
import type { LogRecord } from '../../../api/activity/log-record.ts'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { Card } from '../../../ui/Card.tsx'
import { paths } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { ActionBadge, Subject } from '../activity/Subject.tsx'

export function RecentActivities({ activities }: { activities: readonly LogRecord[] }) {
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{adminOverviewWords.recentActivities}</h2>
        <Link to={paths.adminLogs} className="text-link inline-flex min-h-11 items-center text-sm">
          {adminOverviewWords.allActivityLogs}
        </Link>
      </div>
      {activities.length === 0 && (
        <p className="text-muted">{adminOverviewWords.activitiesEmpty}</p>
      )}
      <ul className="grid divide-y divide-line">
        {activities.map(({ id, user, action, timestamp, ...entry }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
            <span className="min-w-0 font-semibold wrap-anywhere">
              {user?.name ?? adminOverviewWords.notSignedIn}
            </span>
            <span className="flex items-center gap-2">
              <ActionBadge action={action} />
              <Subject entry={entry} />
            </span>
            <time
              dateTime={new Date(timestamp).toISOString()}
              className="text-muted tabular-nums sm:ms-auto"
            >
              {momentOf(timestamp)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
