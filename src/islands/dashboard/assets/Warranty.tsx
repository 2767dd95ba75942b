import { Clock } from 'lucide-react'
import { warrantyStatus } from '../../../domain/assets/warranty.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { dayInWords, today } from '../../shell/dates.ts'

/** The end of the warranty, with a note if it is near or past. */
export function Warranty({ until }: { until: string }) {
  const status = warrantyStatus(until, today())
  const day = dayInWords(until)
  if (status === 'ended')
    return <span className="text-muted">{fill(assetWords.endedOn, { day })}</span>
  if (status === 'running') return <>{fill(assetWords.until, { day })}</>
  return (
    <>
      {fill(assetWords.until, { day })}
      <span className="mt-1 flex w-fit gap-1.5 rounded-md bg-marigold-soft px-2 py-1 font-normal">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {assetWords.warrantyEndsSoon}
      </span>
    </>
  )
}
