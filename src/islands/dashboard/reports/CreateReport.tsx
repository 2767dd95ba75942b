import { useQuery } from '@tanstack/react-query'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { newestAssetsQuery } from '../queries.ts'
import { NoAssetToReport } from './NoAssetToReport.tsx'
import { ReportEditor } from './ReportEditor.tsx'

export function CreateReport() {
  const assets = useQuery(newestAssetsQuery)
  return (
    <>
      <ScreenHeader title={reportFormWords.newReport}>
        {reportFormWords.whatHappenedToWhat}
      </ScreenHeader>
      <QueryBoundary query={assets} skeleton={<ScreenSkeleton />}>
        {({ data, next }) =>
          data.length === 0 ? (
            <NoAssetToReport />
          ) : (
            <ReportEditor newest={data} isWhole={next === undefined} />
          )
        }
      </QueryBoundary>
    </>
  )
}
