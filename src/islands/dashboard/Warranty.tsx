import { Clock } from 'lucide-react'
import { warrantyStanding } from '../../domain/warranty.ts'
import { dayInWords, today } from '../dates.ts'

/** Until when it holds; with a gentle word when that is soon, or past. */
export function Warranty({ until }: { until: string }) {
  const standing = warrantyStanding(until, today())
  const day = dayInWords(until)
  if (standing === 'ended') return <span className="text-muted">Ended on {day}</span>
  if (standing === 'running') return <>Until {day}</>
  return (
    <>
      Until {day}
      <span className="mt-1 flex w-fit gap-1.5 rounded-md bg-marigold-soft px-2 py-1 font-normal">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Ends soon. If something is wrong with it, go to the seller now.
      </span>
    </>
  )
}
