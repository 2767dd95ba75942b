import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { fullAddress } from '../../../domain/places/full-address.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { fill } from '../../../locales/texts.ts'
import { DescriptionList, type FactEntry } from '../../../ui/DescriptionList.tsx'
import { certificatePath, userPath } from '../../paths.ts'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'

/** The CAC's public search takes no number in its URL. */
const cacSearch = 'https://search.cac.gov.ng'

/** All evidence for or against a business. */
export function MerchantEvidence({ merchant }: { merchant: ApplicationRecord }) {
  const { owner, products, sameCacNumber, certificateNumber } = merchant
  const facts: FactEntry[] = [
    [
      adminMerchantWords.cacNumber,
      <span key="cac" className="flex flex-wrap items-center gap-x-2">
        <strong>{merchant.cacNumber}</strong>
        <CopyButton text={merchant.cacNumber} name={adminMerchantWords.cacNumber} />
        <a
          href={cacSearch}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          {adminMerchantWords.searchTheCac}
        </a>
      </span>,
    ],
    [adminMerchantWords.category, merchant.category],
    [adminMerchantWords.phone, groupedPhone(merchant.phone)],
    [adminMerchantWords.address, fullAddress(merchant)],
    [adminMerchantWords.website, linkTo(merchant.website)],
    [adminMerchantWords.twitter, linkTo(merchant.twitter)],
    [adminMerchantWords.instagram, linkTo(merchant.instagram)],
    [adminMerchantWords.facebook, linkTo(merchant.facebook)],
    [
      adminMerchantWords.products,
      products.length > 0 ? products.join(', ') : adminMerchantWords.noProducts,
    ],
    [
      adminMerchantWords.appliedBy,
      <span key="owner" className="wrap-anywhere">
        <a href={userPath(owner.id)} className="text-link">
          {owner.name}
        </a>
        , {owner.email}
      </span>,
    ],
    [adminMerchantWords.appliedOn, longDate(merchant.appliedAt)],
    [adminMerchantWords.verifiedUntil, merchant.expiresAt && longDate(merchant.expiresAt)],
    [
      adminMerchantWords.certificate,
      certificateNumber && (
        <a href={certificatePath(certificateNumber)} className="text-link">
          {certificateNumber}
        </a>
      ),
    ],
    [adminMerchantWords.reasonGiven, merchant.reason],
  ]
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <UploadedImage
          src={merchant.logo}
          alt={fill(adminMerchantWords.logoOf, { name: merchant.name })}
          className="size-24 rounded-md"
        />
        {merchant.featuredPicture && (
          <UploadedImage
            src={merchant.featuredPicture}
            alt={adminMerchantWords.featuredProduct}
            className="h-24 w-32 rounded-md"
          />
        )}
      </div>
      {sameCacNumber.length > 0 && (
        <p className="rounded-md border border-stolen-line bg-stolen-soft px-4 py-3 text-sm text-stolen">
          {fill(adminMerchantWords.othersApplied, {
            names: sameCacNumber.map(({ name, status }) => `${name} (${status})`).join(', '),
          })}
        </p>
      )}
      <DescriptionList facts={facts} />
    </div>
  )
}

/** Opens in a new tab without access to this page. */
function linkTo(url: string | null) {
  return (
    url && (
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {url}
      </a>
    )
  )
}
