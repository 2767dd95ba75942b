import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BusinessRecord } from '../../../api/merchants/business.ts'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { BackLink } from '../../shell/nav/links.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'

interface Props {
  title: string
  about: string
  className: string
  children: (business: BusinessRecord) => ReactNode
}

/** A screen for verified businesses. Other users read why it is empty. */
export function VerifiedOnly({ title, about, className, children }: Props) {
  const { business } = useUser()
  const isVerified = business?.status === 'verified'
  return (
    <div className={className}>
      <BackLink to={paths.merchants}>{merchantWords.merchants}</BackLink>
      <ScreenHeader title={title}>{isVerified && about}</ScreenHeader>
      {isVerified ? (
        children(business)
      ) : (
        <EmptyState
          title={merchantWords.verifiedOnly}
          icon={<Store aria-hidden="true" />}
          action={<ButtonLink to={paths.merchants}>{merchantWords.seeYourListing}</ButtonLink>}
        >
          {merchantWords.onceVerified}
        </EmptyState>
      )}
    </div>
  )
}
