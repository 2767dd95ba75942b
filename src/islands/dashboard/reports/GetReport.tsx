import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { paths, reportPath } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { BackLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { openPath } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useWords } from '../../words/use-words.ts'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { reportQuery } from '../queries.ts'
import { report } from '../routes.ts'
import { ReportSkeleton } from './ReportSkeletons.tsx'
import { ReportView } from './ReportView.tsx'

// Loaded on demand, because most users only view a report.
const UpdateReport = lazyComponent(() => import('./UpdateReport.tsx'), 'UpdateReport')

export function GetReport() {
  const { id } = report.useParams()
  const { edit } = report.useSearch()
  const query = useQuery(reportQuery(id, useQueryClient()))
  useMarkNotificationsRead(reportPath(id))
  const words = useWords('reportWords', reportWords)
  const back = <BackLink to={paths.reports}>{words.reports}</BackLink>
  const showReport = () => void openPath(reportPath(id))

  return (
    <QueryBoundary
      query={query}
      skeleton={<ReportSkeleton />}
      head={
        <>
          {back}
          <ScreenHeader title={words.title} />
        </>
      }
      missing={
        <>
          {back}
          <NotFound />
        </>
      }
    >
      {(record) =>
        edit ? (
          <Suspense fallback={<ReportSkeleton />}>
            <UpdateReport key={id} report={record} onDone={showReport} />
          </Suspense>
        ) : (
          <ReportView report={record} />
        )
      }
    </QueryBoundary>
  )
}
