import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { BatchForm } from './BatchForm.tsx'
import { BatchResults } from './BatchResults.tsx'
import type { CheckedBatch } from './checked-rows.ts'
import { PrintedSheet } from './PrintedSheet.tsx'

/** Checks many identifiers at once, pasted or from a file. Users can save and print the results. */
export function VerifyBatch() {
  const [isChecking, setIsChecking] = useState(false)
  const [checked, setChecked] = useState<CheckedBatch | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function show(answered: CheckedBatch) {
    // Synchronous, so that the heading exists and can be focused.
    flushSync(() => {
      setIsChecking(false)
      setChecked(answered)
    })
    heading.current?.focus()
  }

  return (
    <>
      <div data-no-print>
        <ScreenHeader title={batchWords.checkManyAtOnce}>{batchWords.about}</ScreenHeader>
        <p className="-mt-2 mb-6">
          <ButtonLink to={paths.search} variant="secondary">
            {batchWords.single}
          </ButtonLink>
        </p>
        <UnverifiedNotice />
        <BatchForm onBusy={setIsChecking} onChecked={show} />
        {isChecking && (
          <div role="status" className="mt-8">
            <p className="mb-3 font-medium">{batchWords.checking}</p>
            <ProgressBar label={batchWords.checkingShort} />
          </div>
        )}
        {checked && !isChecking && <BatchResults checked={checked} headingRef={heading} />}
      </div>
      {checked && <PrintedSheet checked={checked} />}
    </>
  )
}
