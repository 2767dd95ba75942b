import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatIdentifier } from '../../../../domain/identifiers/format-identifier.ts'
import type { FieldReading } from '../../../../domain/identifiers/read/read-as.ts'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { Identifier } from '../../../../ui/Identifier.tsx'
import { Rich } from '../../../../ui/Rich.tsx'
import { useIdentifierText } from './form-texts.ts'

interface Props {
  /** Null while the field is empty; then the children are shown. */
  reading: FieldReading | null
  children: string
}

/** Shows how the typed identifier is understood. */
export function IdentifierReading({ reading, children }: Props) {
  const textOf = useIdentifierText()
  return (
    <span aria-live="polite" className="grid gap-1 [&_svg]:mt-0.75 [&_svg]:size-4 [&_svg]:shrink-0">
      {reading === null && children}
      {reading?.ok === false && textOf(reading.reason)}
      {reading?.ok && (
        <span className="flex gap-1.5 text-found">
          <CircleCheck aria-hidden="true" />
          <span>
            <Rich
              text={assetFormWords.readsAs}
              parts={{
                number: (
                  <Identifier
                    key="number"
                    value={formatIdentifier(reading.namespace, reading.key)}
                    className="font-semibold"
                  />
                ),
              }}
            />
          </span>
        </span>
      )}
      {reading?.ok &&
        reading.warnings.map((warning) => (
          <span key={warning.code} className="flex gap-1.5 text-lost">
            <TriangleAlert aria-hidden="true" />
            {textOf(warning)}
          </span>
        ))}
    </span>
  )
}
