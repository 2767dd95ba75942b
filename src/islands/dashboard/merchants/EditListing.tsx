import { Navigate } from '@tanstack/react-router'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { ListingFields } from './ListingFields.tsx'

/** Edits the user's listing, which must be verified. */
export function EditListing() {
  const { id, business } = useUser()
  if (business?.status !== 'verified') return <Navigate to={paths.merchants} replace />
  return (
    <div className="max-w-3xl">
      <BackLink to={paths.merchants}>{merchantWords.merchants}</BackLink>
      <ScreenHeader title={merchantWords.editYourListing}>
        {merchantWords.cannotChange}
      </ScreenHeader>
      <ListingFields business={business} draftName={`listing ${id}`} />
    </div>
  )
}
