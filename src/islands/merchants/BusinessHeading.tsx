import type { BusinessRecord } from '../../api/merchants/business.ts'
import { StageBadge } from '../../ui/StageBadge.tsx'
import { statusNames, statusVariants } from './status-labels.ts'

/** The logo, name and status of the user's business. */
export function BusinessHeading({ business }: { business: BusinessRecord }) {
  const { logo, name, status } = business
  return (
    <div className="flex items-center gap-4">
      <img
        src={logo}
        alt=""
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-md border border-line object-cover"
      />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p className="text-lg font-semibold wrap-anywhere">{name}</p>
        <StageBadge tone={statusVariants[status]}>{statusNames[status]}</StageBadge>
      </div>
    </div>
  )
}
