import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Image as ImageIcon, Megaphone, Pencil, Trash2 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { thumbnailOf } from '../../../api/uploads/upload.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { assetPath, paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { optionalPart } from '../../shell/loading/lazy-component.ts'
import { PrivateImage } from '../../uploads/PrivateImage.tsx'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { ReportStatusTag } from '../../words/ReportStatusTag.tsx'
import { LabelMessages } from '../conversations/LabelMessages.tsx'
import { ReportMatches } from '../matching/MatchCard.tsx'
import { TaskBanners } from '../notifications/TaskBanners.tsx'
import { reportsQuery } from '../queries.ts'
import { ReportCard } from '../reports/ReportCard.tsx'
import { AssetFacts } from './AssetFacts.tsx'
import { assetTitleOf } from './asset-title.ts'
import { AssetLabel } from './labels/AssetLabel.tsx'

/** Both are loaded after the asset is shown: their forms are a third of the script. */
const AssetContest = optionalPart(
  async () => (await import('../transfers/AssetContest.tsx')).AssetContest,
)
const Ownership = optionalPart(async () => (await import('../transfers/Ownership.tsx')).Ownership)

export function AssetView({ asset, onEdit }: { asset: AssetRecord; onEdit: () => void }) {
  const made = assetTitleOf(asset)
  const isNamed = asset.name.toLowerCase().includes(made.toLowerCase())
  return (
    <Card flush>
      <AssetPhotos asset={asset} />
      <div className="grid gap-5 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-2xl">{asset.name}</h2>
            {!isNamed && <p className="text-muted">{made}</p>}
            {asset.openReport && <ReportStatusTag status={asset.openReport} />}
            {asset.hidden && <StageBadge tone="quiet">{assetWords.notInPublicChecks}</StageBadge>}
          </div>
          <AssetMenu onEdit={onEdit} />
        </div>
        <TaskBanners
          href={assetPath(asset.id)}
          except={['label-message', 'warranty']}
          actionOf={({ kind }) =>
            kind === 'evidence' && (
              <Button variant="secondary" className="justify-self-start" onClick={onEdit}>
                {assetWords.addReceipt}
              </Button>
            )
          }
        />
        {!asset.isFind && (
          <Suspense>
            <AssetContest asset={asset} onEdit={onEdit} />
          </Suspense>
        )}
        <LabelMessages assetId={asset.id} />
        <AssetActions asset={asset} />
        <AssetReports assetId={asset.id} />
        <AssetFacts asset={asset} />
        <p className="whitespace-pre-line wrap-anywhere">{asset.description}</p>
        {asset.notes && (
          <section aria-label={assetWords.notes}>
            <h3 className="mb-1 text-sm font-semibold">{assetWords.notes}</h3>
            <p className="text-sm whitespace-pre-line wrap-anywhere">{asset.notes}</p>
          </section>
        )}
        {asset.receiptUrl && (
          <section aria-label={assetWords.receipt}>
            <h3 className="mb-2 text-sm font-semibold">{assetWords.receipt}</h3>
            <PrivateImage
              src={asset.receiptUrl}
              alt={fill(assetWords.receiptOf, { name: asset.name })}
              className="h-40 w-32 rounded-md border border-line"
            />
            <p className="mt-1.5 text-sm text-muted">{assetWords.onlyYouAndOurTeam}</p>
          </section>
        )}
        <AssetLabel asset={asset} />
        {asset.isFind ? (
          <p className="border-t border-line pt-5 text-sm text-muted">
            {fill(assetWords.registeredOn, { day: longDate(asset.createdAt) })}
          </p>
        ) : (
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <Ownership asset={asset} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}

/** The most urgent action: report the asset, or make a poster of a reported one. */
function AssetActions({ asset: { id, openReport, isFind } }: { asset: AssetRecord }) {
  if (isFind) return <p className="text-sm text-muted">{assetWords.isFind}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {openReport === null ? (
        <ButtonLink to={paths.newReport} search={{ asset: id }} variant="secondary">
          <Megaphone aria-hidden="true" />
          {assetWords.reportIt}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.assetPoster} search={{ id }} variant="secondary">
          <ImageIcon aria-hidden="true" />
          {assetWords.makePoster}
        </ButtonLink>
      )}
    </div>
  )
}

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm font-medium text-start hover:bg-sunken focus-visible:-outline-offset-2 aria-disabled:text-muted aria-disabled:opacity-60 [&_svg]:size-4.5'

/** The actions on an asset. Users cannot delete assets (spec §6). */
function AssetMenu({ onEdit }: { onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      items.at(next % items.length)?.focus()
    } else if (event.key === 'Escape') {
      // Otherwise Escape would also close the sheet around the menu.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the focus that leaves the menu
    <div className="relative shrink-0" onBlur={leave}>
      <button
        ref={button}
        type="button"
        aria-label={assetWords.actions}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-md border border-line-strong hover:border-ink hover:bg-sunken"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <div className="absolute end-0 top-full z-10 mt-1.5 w-60 rounded-md border border-line bg-surface p-1.5 shadow-float">
          <div id={id} role="menu" aria-label={assetWords.actions} tabIndex={-1} onKeyDown={press}>
            <button
              ref={focusFirst}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={onEdit}
              className={item}
            >
              <Pencil aria-hidden="true" />
              {assetWords.edit}
            </button>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled="true"
              className={item}
            >
              <Trash2 aria-hidden="true" />
              {assetWords.delete}
            </button>
          </div>
          <p className="px-3 pb-2 text-xs text-muted">{assetWords.cannotDelete}</p>
        </div>
      )}
    </div>
  )
}

function focusFirst(element: HTMLElement | null) {
  element?.focus()
}

/** A large photo, and thumbnails of the others. */
function AssetPhotos({ asset }: { asset: AssetRecord }) {
  const urls = [asset.imageUrl, ...asset.photoUrls].filter((url) => url !== null)
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, urls.length - 1))

  return (
    <div>
      <UploadedImage
        src={urls[at]}
        alt={fill(urls.length > 1 ? assetWords.pictureOfMany : assetWords.pictureOf, {
          name: asset.name,
          at: at + 1,
          count: urls.length,
        })}
        type={asset.type}
        className="aspect-[16/10] max-h-80 w-full"
      />
      {urls.length > 1 && (
        <ul
          aria-label={assetWords.photos}
          className="flex gap-2 overflow-x-auto px-4 pt-3 pb-1 sm:px-6"
        >
          {urls.map((url, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={fill(assetWords.photoOf, { value: index + 1, count: urls.length })}
                aria-pressed={index === at}
                onClick={() => setChosen(index)}
                className="block rounded-md border-2 border-transparent p-0.5 focus-visible:-outline-offset-2 aria-pressed:border-brand"
              >
                <UploadedImage src={thumbnailOf(url)} alt="" className="size-14 rounded-sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The reports of an asset, each with its matches; nothing if there are none. */
function AssetReports({ assetId }: { assetId: string }) {
  const { data: all = [] } = useQuery(reportsQuery)
  const reports = all.filter((report) => report.assetId === assetId)
  if (reports.length === 0) return null
  return (
    <section aria-label={assetWords.reports} className="grid gap-3">
      <h3 className="text-sm font-semibold">{assetWords.reports}</h3>
      {reports.map((report) => (
        <div key={report.id} className="grid gap-3">
          <ReportCard report={report} id={report.id} compact />
          <ReportMatches reportId={report.id} />
        </div>
      ))}
    </section>
  )
}
