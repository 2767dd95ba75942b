import { Link } from '@tanstack/react-router'
import type { SentTransfer } from '../../../api/transfers/transfer-record.ts'
import { Card } from '../../../ui/Card.tsx'
import { assetPath } from '../../paths.ts'
import { SentOffer } from './SentOffer.tsx'

export function SentCard({ offer }: { offer: SentTransfer }) {
  return (
    <li>
      <Card>
        <h3 className="text-base wrap-anywhere">
          {offer.assetId ? (
            <Link to={assetPath(offer.assetId)} className="text-link">
              {offer.item}
            </Link>
          ) : (
            offer.item
          )}
        </h3>
        <SentOffer offer={offer} />
      </Card>
    </li>
  )
}
