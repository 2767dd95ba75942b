import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import { ScanButton } from './ScanButton.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'mono' | 'autoComplete' | 'maxLength'> & {
  /** Receives the number that the camera reads; without it there is no button to scan. */
  onRead?: ((text: string) => void) | undefined
}

/** A field for an identifier of any kind, typed or scanned. */
export function ScannableField({ onRead, ...field }: Props) {
  return (
    <div className="grid gap-2">
      <Field
        {...field}
        mono
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
      />
      {onRead && <ScanButton kind={null} onRead={onRead} />}
    </div>
  )
}
