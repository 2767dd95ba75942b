import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'

interface Props {
  identifiers: readonly { label: string; value: string }[]
}

/** The first identifier of an asset in a row, and how many more it has. */
export function FirstIdentifier({ identifiers: [first, ...others] }: Props) {
  if (!first) return '–'
  return (
    <span className="grid min-w-0 leading-tight">
      <span className="text-xs text-muted">
        {first.label}
        {others.length > 0 && ` · ${fill(adminTableWords.moreNumbers, { count: others.length })}`}
      </span>
      <Identifier value={first.value} className="truncate text-xs" />
    </span>
  )
}
