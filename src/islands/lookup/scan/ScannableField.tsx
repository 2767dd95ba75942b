import { type ComponentProps, type ComponentType, Suspense } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useHandScanner } from './hand-scanner.ts'
import { goToNextField } from './next-field.ts'
import type { ScanButton } from './ScanButton.tsx'
import type { ScanWords } from './use-scan.tsx'

// Loaded later: users can type without it.
const LateScanButton = lazyComponent(() => import('./ScanButton.tsx'), 'ScanButton')

/** The scan button of a server-rendered page, which has it from the start. */
export type ScanButtonOfPage = ComponentType<ComponentProps<typeof ScanButton>>

type Props = Omit<ComponentProps<typeof Field>, 'mono' | 'autoComplete' | 'maxLength' | 'end'> & {
  /** Receives the identifier that the camera or a hand scanner reads. */
  onRead: (text: string) => void
  Scan?: ScanButtonOfPage | undefined
  /** Of a page in another language. */
  scanWords?: ScanWords
}

/** A field for an identifier of any kind, typed or scanned. */
export function ScannableField({ onRead, Scan = LateScanButton, scanWords, ...field }: Props) {
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
      end={
        <Suspense fallback={null}>
          <Scan kind={null} onRead={onRead} words={scanWords} />
        </Suspense>
      }
    />
  )
}
