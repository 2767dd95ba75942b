import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { createLabels } from '../../../../api/assets/create-labels.ts'
import { labelWords } from '../../../../locales/en/screens/dashboard/asset-labels.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { UnverifiedNotice } from '../../../forms/UnverifiedNotice.tsx'
import { paths } from '../../../paths.ts'
import { call } from '../../../session.ts'
import { NotFound } from '../../../shell/NotFound.tsx'
import { BackLink } from '../../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { assetLabels } from '../../routes.ts'
import { PrintedLabel } from './PrintedLabel.tsx'

/** Printable labels. An asset keeps its code when labels are printed again. */
export function AssetLabels() {
  const { ids } = assetLabels.useSearch()
  const chosen = ids === '' ? [] : ids.split(',')
  const labels = useQuery({
    queryKey: ['labels', ids],
    queryFn: async ({ signal }) => {
      const { data } = await call(createLabels, { ids: chosen }, { signal })
      return data
    },
    enabled: chosen.length > 0,
  })

  return (
    <>
      <div data-no-print>
        <BackLink to={paths.assets}>{labelWords.assets}</BackLink>
        <ScreenHeader
          title={chosen.length === 1 ? labelWords.label : labelWords.labels}
          action={
            labels.data && (
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {labelWords.print}
              </Button>
            )
          }
        >
          {labelWords.howToPrint}
        </ScreenHeader>
        <UnverifiedNotice />
      </div>
      {chosen.length === 0 ? (
        <EmptyState title={labelWords.noneChosen}>{labelWords.chooseSome}</EmptyState>
      ) : (
        <QueryBoundary
          query={labels}
          skeleton={<Skeleton className="h-40 max-w-sm" />}
          missing={<NotFound />}
        >
          {(all) => (
            <ul className="flex flex-wrap gap-x-6 gap-y-5 print:gap-[6mm]">
              {all.map(({ name, code }) => (
                <li key={code} className="break-inside-avoid">
                  <PrintedLabel code={code} />
                  <p className="mt-1 max-w-[80mm] truncate text-xs text-muted">{name}</p>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      )}
    </>
  )
}
