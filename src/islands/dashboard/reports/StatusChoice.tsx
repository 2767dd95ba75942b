import { useFormContext, useWatch } from 'react-hook-form'
import { type ReportStatus, reportStatuses } from '../../../domain/reports/reports.ts'
import { ChoiceCard } from '../../../ui/forms/ChoiceCard.tsx'
import { labelStyle } from '../../../ui/forms/field-style.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { ReportForm } from './report-form.ts'

const meanings: Record<ReportStatus, string> = {
  Lost: 'I cannot find it.',
  Stolen: 'Somebody took it.',
  Found: 'I hold it; it is not mine.',
}

const outcomes: Record<ReportStatus, string> = {
  Lost: 'Anyone who checks its number is told at once that it is lost.',
  Stolen:
    'Our team reviews this first. Until they confirm it, a check says “reported, under review” and nobody is notified.',
  Found: 'If its owner reports it lost, we tell you both. Neither sees who the other is.',
}

export function StatusChoice() {
  const { register, control } = useFormContext<ReportForm>()
  const chosen = useWatch({ control, name: 'status' })

  return (
    <fieldset>
      <legend className={labelStyle}>What happened?</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-3">
        {reportStatuses.map((status) => (
          <ChoiceCard key={status} value={status} className="gap-3" {...register('status')}>
            <span className="grid justify-items-start gap-1">
              <StatusBadge status={status} />
              <span className="text-sm text-muted">{meanings[status]}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-muted">
        {outcomes[chosen]}
      </p>
    </fieldset>
  )
}
