import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import { useHandScanner } from './hand-scanner.ts'
import { goToNextField } from './next-field.ts'
import { ScanButton } from './ScanButton.tsx'
import type { ScanWords } from './use-scan.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'mono' | 'autoComplete' | 'maxLength' | 'end'> & {
  /** Receives the identifier that the camera or a hand scanner reads. */
  onRead: (text: string) => void
  /** Of a page in another language. */
  scanWords?: ScanWords
}

/** A field for an identifier of any kind, typed or scanned. */
export function ScannableField({ onRead, scanWords, ...field }: Props) {
  const watchScanner = useHandScanner(onRead)
  return (
    <Field
      {...field}
      mono
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      onKeyDown={(event) => {
        watchScanner(event)
        goToNextField(event)
      }}
      end={<ScanButton kind={null} onRead={onRead} words={scanWords} />}
    />
  )
}
