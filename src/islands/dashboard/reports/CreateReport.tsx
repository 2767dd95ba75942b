import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { newestAssetsQuery } from '../queries.ts'
import { ReportEditor } from './form/ReportEditor.tsx'

/** Loaded on demand: most users have an asset. */
const NoAssetToReport = lazyComponent(() => import('./NoAssetToReport.tsx'), 'NoAssetToReport')

export function CreateReport() {
  const words = useWords('reportFormWords', reportFormWords)
  const assets = useQuery(newestAssetsQuery)
  return (
    <>
      <ScreenHeader title={words.newReport}>{words.whatHappenedToWhat}</ScreenHeader>
      <QueryBoundary query={assets} skeleton={<ScreenSkeleton />}>
        {({ data, next }) =>
          data.length === 0 ? (
            <Suspense fallback={<ScreenSkeleton />}>
              <NoAssetToReport />
            </Suspense>
          ) : (
            <ReportEditor newest={data} isWhole={next === undefined} />
          )
        }
      </QueryBoundary>
    </>
  )
}
