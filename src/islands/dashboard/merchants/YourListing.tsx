import type { BusinessRecord } from '../../../api/merchants/business.ts'
import { badgeSnippet, merchantBadgePath } from '../../../domain/merchants/listings.ts'
import { longDate } from '../../../locales/en/dates.ts'
import {
  merchantWords,
  badgeWords as words,
} from '../../../locales/en/screens/dashboard/merchants.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { FoldingChevron } from '../../../ui/sections/FoldingChevron.tsx'
import { BusinessHeading } from '../../merchants/BusinessHeading.tsx'
import { ListingChanges } from '../../merchants/ListingChanges.tsx'
import { statusLabels } from '../../merchants/status-labels.ts'
import { certificatePath, merchantPath, paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { CopyButton } from '../../shell/CopyButton.tsx'

/** The status of the user's business, with a link to edit its listing. */
export function YourListing({ business }: { business: BusinessRecord | null }) {
  return (
    <Card className="mb-8">
      <section aria-labelledby="listing" className="grid gap-4">
        <h2 id="listing" className="text-xl">
          {merchantWords.yourListing}
        </h2>
        {business ? <Status business={business} /> : <NoListing />}
        <NextSteps business={business} />
        {business && <PublicPages business={business} />}
        {business?.status === 'verified' && (
          <BadgeSnippet slug={business.slug} name={business.name} />
        )}
      </section>
    </Card>
  )
}

function NoListing() {
  return <p className="text-sm text-muted">{merchantWords.noListing}</p>
}

function Status({ business }: { business: BusinessRecord }) {
  const { reason, pendingChange } = business
  return (
    <>
      <BusinessHeading business={business} />
      <p className="text-sm">{statusLabels(business)}</p>
      {pendingChange && (
        <div className="grid gap-3 rounded-md bg-marigold-soft px-4 py-3">
          <p className="text-sm font-semibold">
            {fill(merchantWords.waitingForReview, { day: longDate(pendingChange.askedAt) })}
          </p>
          <ListingChanges changes={pendingChange.changes} />
        </div>
      )}
      {reason && (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
          {fill(merchantWords.teamWrote, { reason })}
        </p>
      )}
    </>
  )
}

function NextSteps({ business }: { business: BusinessRecord | null }) {
  const isOver = business?.status === 'refused' || business?.status === 'expired'
  const isOpen = business?.status === 'pending' || business?.status === 'verified'
  const namesProducts = business?.pendingChange?.changes.some(({ field }) => field === 'products')
  return (
    <div className="flex flex-wrap gap-3">
      {business?.status === 'verified' ? (
        <>
          <ButtonLink to={paths.saleReceipt}>{merchantWords.makeReceipt}</ButtonLink>
          <ButtonLink to={paths.editListing} variant="secondary">
            {merchantWords.edit}
          </ButtonLink>
        </>
      ) : (
        <Button variant="secondary" disabled>
          {merchantWords.edit}
        </Button>
      )}
      {(!business || isOver) && (
        <a href={paths.verifyBusiness} className={buttonStyle()}>
          {business ? merchantWords.applyAgain : merchantWords.verifyYourBusiness}
        </a>
      )}
      {isOpen && business.products.length === 0 && !namesProducts && (
        <a href={paths.businessProducts} className={buttonStyle()}>
          {merchantWords.nameYourProducts}
        </a>
      )}
    </div>
  )
}

/** What others see of the business. */
function PublicPages({ business }: { business: BusinessRecord }) {
  const link = 'text-link inline-flex min-h-11 items-center text-sm'
  return (
    <p className="-my-2 flex flex-wrap gap-x-5">
      {business.status === 'verified' && (
        <a href={merchantPath(business.slug)} className={link}>
          {merchantWords.seeYourPage}
        </a>
      )}
      {business.certificateNumber && (
        <a href={certificatePath(business.certificateNumber)} className={link}>
          {business.status === 'verified'
            ? merchantWords.seeTheCertificate
            : merchantWords.seeOldCertificate}
        </a>
      )}
    </p>
  )
}

/** The badge of a verified merchant, with the HTML for its own site. */
function BadgeSnippet({ slug, name }: { slug: string; name: string }) {
  const html = badgeSnippet(window.location.origin, { slug, name })
  return (
    <details className="-mb-3 border-t border-line pt-1">
      <summary className="flex min-h-11 items-center justify-between gap-3 hover:text-brand">
        <h3 className="text-base">{words.title}</h3>
        <FoldingChevron />
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        <p className="text-sm text-muted">{words.about}</p>
        <img src={merchantBadgePath(slug)} width={240} height={56} alt={words.alt} />
        <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-3">
          <code className="min-w-0 grow text-sm wrap-anywhere">{html}</code>
          <CopyButton text={html} name={words.html} />
        </div>
      </div>
    </details>
  )
}
