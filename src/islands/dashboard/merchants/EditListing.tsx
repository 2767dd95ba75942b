import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { useUser } from '../../shell/user-context.ts'
import { ListingFields } from './ListingFields.tsx'
import { VerifiedOnly } from './VerifiedOnly.tsx'

/** Edits the user's listing, which must be verified. */
export function EditListing() {
  const { id } = useUser()
  return (
    <VerifiedOnly
      title={merchantWords.editYourListing}
      about={merchantWords.cannotChange}
      className="max-w-3xl"
    >
      {(business) => <ListingFields business={business} draftName={`listing ${id}`} />}
    </VerifiedOnly>
  )
}
