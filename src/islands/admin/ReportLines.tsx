import { Link } from '@tanstack/react-router'
import type { ReportLine } from '../../api/asset-entry.ts'
import { Card } from '../../ui/Card.tsx'
import { StageBadge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { shortDateOf } from '../dates.ts'
import { adminItemPath } from '../paths.ts'
import { stageTones } from './items/stages.ts'

interface Props {
  title: string
  /** Said where there is none. */
  empty: string
  reports: readonly ReportLine[]
}

/** Reports told beside something else, each with the way to it, and how many they are. */
export function ReportLines({ title, empty, reports }: Props) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        {title} <span className="text-muted tabular-nums">({reports.length})</span>
      </h2>
      {reports.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="grid divide-y divide-line">
        {reports.map(({ id, name, owner, status, reportStatus, createdAt }) => (
          <li key={id} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <Link
              to={adminItemPath(id)}
              className="text-sm font-semibold text-brand hover:underline"
            >
              {name}
            </Link>
            <span className="flex flex-wrap items-center gap-1.5">
              <StatusBadge status={reportStatus} />
              <StageBadge tone={stageTones[status]}>{status}</StageBadge>
            </span>
            <span className="text-xs text-muted">
              {owner.name}, {shortDateOf(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
