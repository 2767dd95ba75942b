import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../shell/Loaded.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { NoAssetToReport } from './NoAssetToReport.tsx'
import { newestAssetsQuery } from './queries.ts'
import { ReportEditor } from './ReportEditor.tsx'

export function CreateReport() {
  const assets = useQuery(newestAssetsQuery)
  return (
    <>
      <ScreenHeader title="New report">Tell us what happened, and to what.</ScreenHeader>
      <Loaded query={assets} skeleton={<ScreenSkeleton />}>
        {({ data, next }) =>
          data.length === 0 ? (
            <NoAssetToReport />
          ) : (
            <ReportEditor newest={data} isWhole={next === undefined} />
          )
        }
      </Loaded>
    </>
  )
}
