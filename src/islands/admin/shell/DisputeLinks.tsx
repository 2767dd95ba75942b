import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { adminDisputePath } from '../../paths.ts'

/** Links to the disputes about an asset's identifiers. */
export function DisputeLinks({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <Link
      key={id}
      to={adminDisputePath(id)}
      className="flex min-h-12 items-center gap-2.5 rounded-lg border border-stolen-line bg-stolen-soft px-4 py-2.5 text-sm font-semibold text-stolen hover:underline"
    >
      <Scale aria-hidden="true" className="size-5 shrink-0" />
      {adminCaseWords.severalClaims}
    </Link>
  ))
}
