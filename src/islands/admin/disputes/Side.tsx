import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { DisputeRecord, DisputeSide } from '../../../api/dispute-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf, momentOf } from '../../dates.ts'
import { adminAssetPath, adminItemPath, userPath } from '../../paths.ts'
import { UnlessConflict } from '../CaseConflict.tsx'
import { EvidencePictures } from '../EvidencePictures.tsx'
import { FactList } from '../FactList.tsx'
import { AskForEvidence } from './AskForEvidence.tsx'
import { DecideDispute } from './DecideDispute.tsx'
import { standingTones } from './dispute-tones.ts'

interface Props {
  dispute: DisputeRecord
  side: DisputeSide
  /** Whoever registered the number before all others. */
  isFirst: boolean
}

/** One who claims the number, with all that speaks for them. */
export function Side({ dispute, side, isFirst }: Props) {
  const [open, setOpen] = useState<'ask' | 'decide' | null>(null)
  const { owner, asset, standing, reports } = side
  const close = () => setOpen(null)
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Link
            to={userPath(owner.id)}
            className="-my-2 inline-flex min-h-11 items-center wrap-anywhere hover:underline"
          >
            {owner.name}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">{owner.email}</p>
        <p className="flex flex-wrap gap-1.5 pt-1">
          <StageBadge tone={standingTones[standing]}>
            {side.isFinder ? 'found it' : standing}
          </StageBadge>
          {isFirst && <StageBadge tone="brand">registered it first</StageBadge>}
        </p>
      </div>
      {asset ? (
        <>
          <EvidencePictures
            pictures={[asset.imageUrl, ...asset.photoUrls].map((src, index) => ({
              src,
              alt: `${asset.name}, photo ${index + 1}`,
            }))}
            receiptUrl={asset.receiptUrl}
          />
          <p className="whitespace-pre-line wrap-anywhere">
            {asset.description || 'No description'}
          </p>
          <FactList
            facts={[
              [
                'Asset',
                <Link key="asset" to={adminAssetPath(asset.id)} className="text-link">
                  {asset.name}
                </Link>,
              ],
              ['Registered', momentOf(asset.createdAt)],
              ...reports.map(
                ({ id, reportStatus, status, createdAt }) =>
                  [
                    `Report, ${dateOf(createdAt)}`,
                    <Link key={id} to={adminItemPath(id)} className="text-link">
                      {reportStatus}, {status}
                    </Link>,
                  ] as const,
              ),
              ['Asked', side.askedAt && momentOf(side.askedAt)],
              ['Asked for', side.askedFor],
            ]}
          />
        </>
      ) : (
        <p className="text-sm text-muted">Nothing of theirs carries this number any more.</p>
      )}
      {dispute.status === 'open' && standing === 'claims' && (
        <UnlessConflict about={{ kind: 'dispute', id: dispute.id }}>
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <Button variant="secondary" onClick={() => setOpen('ask')}>
              Ask for evidence
            </Button>
            {asset && !side.isFinder && (
              <Button onClick={() => setOpen('decide')}>Decide for them</Button>
            )}
          </div>
        </UnlessConflict>
      )}
      {open === 'ask' && <AskForEvidence disputeId={dispute.id} owner={owner} onClose={close} />}
      {open === 'decide' && <DecideDispute dispute={dispute} winner={owner} onClose={close} />}
    </Card>
  )
}
