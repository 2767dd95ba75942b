import { Navigate } from '@tanstack/react-router'
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
      <BackLink to={paths.merchants}>Merchants</BackLink>
      <ScreenHeader title="Edit your listing">
        The logo, products and the featured picture cannot be changed.
      </ScreenHeader>
      <ListingFields business={business} draftName={`listing ${id}`} />
    </div>
  )
}
