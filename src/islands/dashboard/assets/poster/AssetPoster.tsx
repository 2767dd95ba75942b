import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, MessageCircle, Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import type { ReportRecord } from '../../../../api/reports/report-record.ts'
import { posterWords } from '../../../../locales/en/screens/dashboard/poster.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { useDebouncedValue } from '../../../forms/use-debounced-value.ts'
import { assetPath, foundPath, paths } from '../../../paths.ts'
import { call } from '../../../session.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { NotFound } from '../../../shell/NotFound.tsx'
import { BackLink } from '../../../shell/nav/links.tsx'
import { QueryBoundary } from '../../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { useObjectUrl } from '../../../uploads/use-object-url.ts'
import { PrintButton } from '../../PrintButton.tsx'
import { assetQuery, reportsQuery } from '../../queries.ts'
import { assetPoster } from '../../routes.ts'
import { assetTitleOf } from '../asset-title.ts'

const pauseMs = 600

/** A poster of a missing or found item, to print, save or share. */
export function AssetPoster() {
  const { id } = assetPoster.useSearch()
  const asset = useQuery(assetQuery(id, useQueryClient()))
  const reports = useQuery(reportsQuery)
  const report = reports.data?.find((each) => each.assetId === id && each.closedAt === null)
  return (
    <>
      <div data-no-print>
        <BackLink to={assetPath(id)}>{posterWords.back}</BackLink>
        <ScreenHeader title={posterWords.title}>
          {report?.status === 'Found' ? posterWords.aboutFound : posterWords.about}
        </ScreenHeader>
      </div>
      <QueryBoundary query={asset} skeleton={<PosterSkeleton />} missing={<NotFound />}>
        {(record) =>
          report ? (
            <Poster asset={record} report={report} />
          ) : reports.isPending ? (
            <PosterSkeleton />
          ) : (
            <EmptyState
              title={posterWords.notReported}
              action={
                <ButtonLink to={paths.newReport} search={{ asset: id }}>
                  {posterWords.report}
                </ButtonLink>
              }
            />
          )
        }
      </QueryBoundary>
    </>
  )
}

function Poster({ asset, report }: { asset: AssetRecord; report: ReportRecord }) {
  const { status } = report
  const isFind = status === 'Found'
  // Not the owner’s own name for the asset, which may reveal the owner. For a find, only its type.
  const [item, setItem] = useState(isFind ? asset.type : assetTitleOf(asset) || asset.type)
  const settled = useDebouncedValue(item, pauseMs)
  const poster = useQuery({
    queryKey: ['poster', report.id, settled],
    queryFn: ({ signal }) =>
      call('POST /reports/{id}/poster', { id: report.id, item: settled }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const url = useObjectUrl(poster.data ?? null)
  const link = useLink(asset.id, isFind)
  const words = isFind ? posterWords.messageFound : posterWords.message
  const text = fill(words, { status, item, link })
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,26rem)_auto] sm:items-start">
      {url ? (
        <img
          src={url}
          width={1080}
          height={1440}
          alt={fill(posterWords.alt, { status, item: settled })}
          aria-busy={poster.isFetching}
          className="h-auto w-full rounded-md border border-line bg-[#fff] print:border-0"
        />
      ) : (
        <QueryBoundary query={poster} skeleton={<PosterSkeleton />}>
          {() => <PosterSkeleton />}
        </QueryBoundary>
      )}
      <div data-no-print className="flex flex-wrap gap-2 max-sm:order-first sm:grid">
        <Field
          label={posterWords.item}
          hint={isFind ? posterWords.itemHintFound : posterWords.itemHint}
          error={poster.error?.message}
          maxLength={60}
          value={item}
          onChange={({ target }) => setItem(target.value)}
        />
        <PosterActions url={url} poster={poster.data} text={text} />
      </div>
    </div>
  )
}

/** The link in the message: the page of the asset’s label, or the public lookup for a find. */
function useLink(assetId: string, isFind: boolean): string {
  const label = useQuery({
    queryKey: ['labels', assetId],
    queryFn: async ({ signal }) =>
      (await call('POST /assets/labels', { ids: [assetId] }, { signal })).data,
    enabled: !isFind,
  })
  const code = label.data?.[0]?.code
  return window.location.origin + (code === undefined ? paths.search : foundPath(code))
}

function PosterActions({
  url,
  poster,
  text,
}: {
  url: string | null
  poster: Blob | undefined
  text: string
}) {
  const file = useMemo(
    () => poster && new File([poster], 'poster.png', { type: 'image/png' }),
    [poster],
  )
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true
  return (
    <>
      {canShare && (
        <Button onClick={() => void share(file, text)}>
          <Share2 aria-hidden="true" />
          {posterWords.share}
        </Button>
      )}
      <a
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ variant: 'secondary' })}
      >
        <MessageCircle aria-hidden="true" />
        {posterWords.whatsApp}
      </a>
      {url && (
        <a href={url} download="poster.png" className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden="true" />
          {posterWords.download}
        </a>
      )}
      <PrintButton text={posterWords.print} />
    </>
  )
}

async function share(file: File, text: string): Promise<void> {
  // Rejects if the user closes the sheet.
  await navigator.share({ files: [file], text }).catch(() => {})
}

function PosterSkeleton() {
  return <Skeleton className="aspect-3/4 w-full max-w-md" />
}
