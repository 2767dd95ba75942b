import { Link } from '@tanstack/react-router'
import type { BusinessRecord } from '../../../api/merchants/business-record.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { ListingChanges } from '../../merchants/ListingChanges.tsx'
import { statusLabels, statusVariants } from '../../merchants/status-labels.ts'
import { certificatePath, merchantPath, paths } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'

/** How one's own business stands with us, and the way to change it. */
export function YourListing({ business }: { business: BusinessRecord | null }) {
  return (
    <Card className="mb-8">
      <section aria-labelledby="listing" className="grid gap-4">
        <h2 id="listing" className="text-xl">
          Your listing
        </h2>
        {business ? <Status business={business} /> : <NoListing />}
        <Ways business={business} />
      </section>
    </Card>
  )
}

function NoListing() {
  return (
    <p className="text-sm text-muted">
      You have no listing yet. Have your business verified, and it stands in our directory with a
      certificate that anyone can check.
    </p>
  )
}

function Status({ business }: { business: BusinessRecord }) {
  const { status, name, logo, reason, waitingChange } = business
  return (
    <>
      <div className="flex items-center gap-4">
        <img
          src={logo}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-md border border-line object-cover"
        />
        <div className="grid min-w-0 justify-items-start gap-1.5">
          <p className="text-lg font-semibold break-words">{name}</p>
          <StageBadge tone={statusVariants[status]}>{status}</StageBadge>
        </div>
      </div>
      <p className="text-sm">{statusLabels(business)}</p>
      {waitingChange && (
        <div className="grid gap-3 rounded-md bg-marigold-soft px-4 py-3">
          <p className="text-sm font-semibold">
            Waiting for review since {dateOf(waitingChange.askedAt)}. Everybody still sees what was
            verified.
          </p>
          <ListingChanges changes={waitingChange.changes} />
        </div>
      )}
      {reason && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
          What our team wrote: {reason}
        </p>
      )}
    </>
  )
}

/** What to do next, as the business stands. */
function Ways({ business }: { business: BusinessRecord | null }) {
  const isOver = business?.status === 'refused' || business?.status === 'expired'
  const isOpen = business?.status === 'pending' || business?.status === 'verified'
  const namesProducts = business?.waitingChange?.changes.some(({ field }) => field === 'products')
  return (
    <div className="flex flex-wrap gap-3">
      {business?.status === 'verified' ? (
        <Link to={paths.editListing} className={buttonStyle({ variant: 'secondary' })}>
          Edit
        </Link>
      ) : (
        <Button variant="secondary" disabled>
          Edit
        </Button>
      )}
      {(!business || isOver) && (
        <a href={paths.verifyBusiness} className={buttonStyle()}>
          {business ? 'Apply again' : 'Verify your business'}
        </a>
      )}
      {isOpen && business.products.length === 0 && !namesProducts && (
        <a href={paths.businessProducts} className={buttonStyle()}>
          Name your products
        </a>
      )}
      {business?.status === 'verified' && (
        <a href={merchantPath(business.slug)} className={buttonStyle({ variant: 'secondary' })}>
          See your page
        </a>
      )}
      {business?.certificateNumber && (
        <a
          href={certificatePath(business.certificateNumber)}
          className={buttonStyle({ variant: 'secondary' })}
        >
          {business.status === 'verified' ? 'See the certificate' : 'See the former certificate'}
        </a>
      )}
    </div>
  )
}
