import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../shell/Loaded.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { reportQuery } from './queries.ts'
import { ReportView } from './ReportView.tsx'
import { report } from './routes.ts'

export function GetReport() {
  const { id } = report.useParams()
  const query = useQuery(reportQuery(id, useQueryClient()))
  return (
    <Loaded query={query} skeleton={<ScreenSkeleton />} missing={<NotFound />}>
      {(record) => <ReportView report={record} />}
    </Loaded>
  )
}
