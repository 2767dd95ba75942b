import { useEffect, useRef } from 'react'
import { possibleDaysOf } from '../../../../api/day.ts'
import { type DateFormat, dateFormats } from '../../../../domain/users/date-formats.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { dayInWords } from '../../../shell/dates.ts'

interface Props {
  /** An ambiguous date from the table. */
  date: string
  onChoose: (format: DateFormat) => void
}

/** Asks how to read ambiguous dates, once for the whole table. */
export function AskDateFormat({ date, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {fill(importWords.whichDayIs, { date })}
      </h2>
      <p className="mt-1 text-sm text-muted">{importWords.otherDatesSame}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {possibleDaysOf(date)?.map((day, index) => {
          const format = dateFormats[index]
          return (
            format && (
              <Button key={format} variant="secondary" onClick={() => onChoose(format)}>
                {dayInWords(day)} ({format})
              </Button>
            )
          )
        })}
      </div>
    </Card>
  )
}
