import { Identifier } from '../../../ui/Identifier.tsx'

interface Props {
  identifiers: readonly { label: string; value: string }[]
}

/** The identifiers of an asset, in a cell of a table. */
export function IdentifierList({ identifiers }: Props) {
  return (
    <span>
      {identifiers.map(({ label, value }) => (
        <span key={`${label} ${value}`} className="block">
          <span className="block text-xs text-muted">{label}</span>
          <Identifier value={value} className="text-xs" />
        </span>
      ))}
    </span>
  )
}
