import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reportPath } from '../paths.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { reportQuery } from './queries.ts'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportView } from './ReportView.tsx'
import { report } from './routes.ts'
import { UpdateReport } from './UpdateReport.tsx'

export function GetReport() {
  const { id } = report.useParams()
  const { edit } = report.useSearch()
  const navigate = report.useNavigate()
  const query = useQuery(reportQuery(id, useQueryClient()))
  const showReport = () => void navigate({ to: reportPath(id), search: {} })

  return (
    <Loaded query={query} skeleton={<ReportSkeleton />} missing={<NotFound />}>
      {(record) =>
        edit ? (
          <UpdateReport key={id} report={record} onDone={showReport} />
        ) : (
          <ReportView report={record} />
        )
      }
    </Loaded>
  )
}
