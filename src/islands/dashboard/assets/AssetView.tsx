import { Image as ImageIcon, Megaphone } from 'lucide-react'
import { Suspense } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { assetPath, paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { dateOf } from '../../shell/dates.ts'
import { optionalPart } from '../../shell/loading/optional-part.ts'
import { PrivateImage } from '../../uploads/PrivateImage.tsx'
import { LabelMessages } from '../conversations/LabelMessages.tsx'
import { TaskBanners } from '../notifications/TaskBanners.tsx'
import { AssetFacts } from './AssetFacts.tsx'
import { AssetMenu } from './AssetMenu.tsx'
import { AssetPhotos } from './AssetPhotos.tsx'
import { assetTitleOf } from './asset-title.ts'
import { AssetLabel } from './labels/AssetLabel.tsx'

/** Loaded on demand, because few users transfer an asset. */
const Ownership = optionalPart(async () => (await import('../transfers/Ownership.tsx')).Ownership)

export function AssetView({ asset, onEdit }: { asset: AssetRecord; onEdit: () => void }) {
  return (
    <Card flush>
      <AssetPhotos asset={asset} />
      <div className="grid gap-5 p-4 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-2xl">{asset.name}</h2>
            <p className="text-muted">{assetTitleOf(asset)}</p>
          </div>
          <AssetMenu onEdit={onEdit} />
        </div>
        <AssetActions asset={asset} />
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
        <LabelMessages assetId={asset.id} />
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          {asset.openReport && <StatusBadge status={asset.openReport} />}
          {asset.hidden && <StageBadge tone="quiet">{assetWords.notInPublicChecks}</StageBadge>}
        </div>
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
        {!asset.isFind && <AssetLabel asset={asset} />}
        {!asset.isFind && (
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <Ownership asset={asset} onEdit={onEdit} />
          </Suspense>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <p className="text-sm text-muted">
            {fill(assetWords.registeredOn, { day: dateOf(asset.createdAt) })}
          </p>
        </div>
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
        <ButtonLink to={paths.newReport} search={{ asset: id }} variant="danger">
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
