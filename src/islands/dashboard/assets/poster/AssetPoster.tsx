import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, MessageCircle, Printer, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { createLabels } from '../../../../api/assets/create-labels.ts'
import type { ReportRecord } from '../../../../api/reports/report-record.ts'
import { posterWords } from '../../../../locales/en/screens/dashboard/poster.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { assetPath, foundPath, paths } from '../../../paths.ts'
import { call } from '../../../session.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { dayInWords } from '../../../shell/dates.ts'
import { NotFound } from '../../../shell/NotFound.tsx'
import { BackLink } from '../../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { assetQuery, reportsQuery } from '../../queries.ts'
import { assetPoster } from '../../routes.ts'
import { assetTitleOf } from '../asset-title.ts'
import { drawPoster } from './draw-poster.ts'

/** A poster of a missing asset, to print, save or share. */
export function AssetPoster() {
  const { id } = assetPoster.useSearch()
  const asset = useQuery(assetQuery(id, useQueryClient()))
  return (
    <>
      <div data-no-print>
        <BackLink to={assetPath(id)}>{posterWords.back}</BackLink>
        <ScreenHeader title={posterWords.title}>{posterWords.about}</ScreenHeader>
      </div>
      <QueryBoundary query={asset} skeleton={<PosterSkeleton />} missing={<NotFound />}>
        {(record) =>
          record.openReport === null || record.openReport === 'Found' ? (
            <EmptyState
              title={posterWords.notReported}
              action={
                <ButtonLink to={paths.newReport} search={{ asset: id }}>
                  {posterWords.report}
                </ButtonLink>
              }
            />
          ) : (
            <Poster asset={record} status={record.openReport} />
          )
        }
      </QueryBoundary>
    </>
  )
}

function Poster({ asset, status }: { asset: AssetRecord; status: 'Lost' | 'Stolen' }) {
  const reports = useQuery(reportsQuery)
  const report = reports.data?.find((each) => each.assetId === asset.id && each.closedAt === null)
  const label = useQuery({
    queryKey: ['labels', asset.id],
    queryFn: async ({ signal }) => (await call(createLabels, { ids: [asset.id] }, { signal })).data,
  })
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<{ url: string; file: File } | null>(null)
  const code = label.data?.[0]?.code
  const isReady = code !== undefined && !reports.isPending
  const link = code === undefined ? '' : window.location.origin + foundPath(code)
  // Not the owner’s own name for it, which may say whose it is.
  const [item, setItem] = useState(assetTitleOf(asset) || asset.type)

  useEffect(() => {
    if (!isReady || !canvas.current) return
    let isGone = false
    const drawn = canvas.current
    const content = {
      word: posterWords.words[status],
      isStolen: status === 'Stolen',
      item,
      lastSeen: lastSeenOf(report),
      photo: report?.imageUrl ?? asset.imageUrl,
      link,
      seenIt: posterWords.seenIt,
      scan: posterWords.scan,
      check: fill(posterWords.check, { host: `${window.location.host}${paths.search}` }),
    }
    void drawPoster(drawn, content, getComputedStyle(document.body).fontFamily).then(() => {
      drawn.toBlob((blob) => {
        if (!blob || isGone) return
        const file = new File([blob], 'poster.png', { type: 'image/png' })
        setPicture({ url: URL.createObjectURL(blob), file })
      })
    })
    return () => {
      isGone = true
    }
  }, [isReady, status, item, report, asset.imageUrl, link])

  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])

  const text = fill(posterWords.message, { status, item, link })
  const canShare = picture !== null && navigator.canShare?.({ files: [picture.file] }) === true
  return (
    <QueryBoundary query={label} skeleton={<PosterSkeleton />}>
      {() => (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,26rem)_auto] sm:items-start">
          <canvas
            ref={canvas}
            role="img"
            aria-label={fill(posterWords.alt, { status, item })}
            className="aspect-3/4 w-full rounded-md border border-line bg-[#fff] print:border-0"
          />
          <div data-no-print className="flex flex-wrap gap-2 max-sm:order-first sm:grid">
            <Field
              label={posterWords.item}
              hint={posterWords.itemHint}
              maxLength={60}
              value={item}
              onChange={({ target }) => setItem(target.value)}
            />
            {canShare && (
              <Button onClick={() => void share(picture.file, text)}>
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
            {picture && (
              <a
                href={picture.url}
                download="poster.png"
                className={buttonStyle({ variant: 'secondary' })}
              >
                <Download aria-hidden="true" />
                {posterWords.download}
              </a>
            )}
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {posterWords.print}
            </Button>
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}

/** `Last seen: Lagos, 4 March 2026`: the state only, as in a lookup. */
function lastSeenOf(report: ReportRecord | undefined): string {
  const day = report?.lastSeenDate && dayInWords(report.lastSeenDate)
  const where = [report?.state, day].filter(Boolean).join(', ')
  return where && fill(posterWords.lastSeen, { where })
}

async function share(file: File, text: string): Promise<void> {
  // Rejects if the user closes the sheet.
  await navigator.share({ files: [file], text }).catch(() => {})
}

function PosterSkeleton() {
  return <Skeleton className="aspect-3/4 w-full max-w-md" />
}
