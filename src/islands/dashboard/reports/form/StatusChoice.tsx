import { useFormContext, useWatch } from 'react-hook-form'
import { reportStatuses } from '../../../../domain/reports/reports.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { ChoiceCard } from '../../../../ui/forms/ChoiceCard.tsx'
import { labelStyle } from '../../../../ui/forms/field-style.ts'
import { ReportStatusBadge } from '../../../words/ReportStatusBadge.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReportForm } from './report-form.ts'

export function StatusChoice() {
  const words = useWords('reportFormWords', reportFormWords)
  const { register, control } = useFormContext<ReportForm>()
  const chosen = useWatch({ control, name: 'status' })

  return (
    <fieldset>
      <legend className={labelStyle}>{words.whatHappened}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-3">
        {reportStatuses.map((status) => (
          <ChoiceCard key={status} value={status} className="gap-3" {...register('status')}>
            <span className="grid justify-items-start gap-1">
              <ReportStatusBadge status={status} />
              <span className="text-sm text-muted">{words.meanings[status]}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-muted">
        {words.outcomes[chosen]}
      </p>
    </fieldset>
  )
}
