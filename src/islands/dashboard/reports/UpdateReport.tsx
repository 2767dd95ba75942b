import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportChange } from '../../../api/reports/reports.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { reportInput } from '../../../locales/en/input/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../../ui/forms/SubmitOrCancel.tsx'
import { baseValues, ConflictNotice, useConflictValues } from '../../forms/ConflictNotice.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { changedFields, textsOf } from '../../forms/form-values.ts'
import { Notice } from '../../forms/Notice.tsx'
import { reportPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { BackLink } from '../../shell/nav/links.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useSharedWords } from '../../shell/shared-words.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { useIsUploading } from '../../uploads/use-image-upload.ts'
import { useWords } from '../../words/use-words.ts'
import { cacheReportData, reportsQuery } from '../queries.ts'
import { ChangeStatus } from './ChangeStatus.tsx'
import { ReportDetailsFields } from './form/ReportDetailsFields.tsx'
import type { ReportDetails } from './form/report-form.ts'

/** Edits an open report. Only changed fields are sent, and the draft survives a new login. */
export function UpdateReport({ report, onDone }: { report: ReportRecord; onDone: () => void }) {
  const words = useWords('reportWords', reportWords)
  const input = useWords('reportInput', reportInput)
  const queryClient = useQueryClient()
  const shared = useSharedWords()
  const userId = useUser().id
  const { seen, hasConflict, mergeAndRethrow, discardTyped } = useConflictValues({
    openedRecord: report,
    fetchNewer: async () => (await call('GET /reports/{id}', { id: report.id })).data,
    toForm: reportToDetails,
  })
  const before = reportToDetails(seen)

  const { form, formProps, reset, discardDraft, draftNotice } = useDraftForm({
    draftName: `report ${report.id}:${userId}`,
    schema: reportDetailsSchema,
    texts: input,
    defaultValues: before,
    send: async () => {
      const changes = reportChanges(form.getValues(), before)
      if (Object.keys(changes).length > 0) {
        const sent = { id: report.id, ...changes, before: baseValues(before, changes) }
        const { data } = await call('PATCH /reports/{id}', sent)
          .finally(() => queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }))
          .catch((error) => mergeAndRethrow(error, form))
        await cacheReportData(queryClient, data)
        void showToast('success', words.reportUpdated)
      }
      leave()
    },
  })
  const isUploading = useIsUploading()
  const closedMeanwhile = !isOpen(report.stage)

  function leave() {
    discardDraft()
    onDone()
  }

  return (
    <FormProvider {...form}>
      <BackLink to={reportPath(report.id)}>{report.name}</BackLink>
      <ScreenHeader title={words.editReport} />
      {closedMeanwhile ? (
        <Notice icon={Lock}>{words.closedMeanwhile}</Notice>
      ) : (
        !hasConflict && draftNotice
      )}
      {hasConflict && !closedMeanwhile && <ConflictNotice onUseNewer={() => discardTyped(reset)} />}
      <Card className="max-w-3xl">
        <Form
          {...formProps}
          submit={
            <SubmitOrCancel
              busy={formProps.busy || isUploading}
              disabled={closedMeanwhile}
              submit={isUploading ? shared.uploadingThePhoto : words.save}
              cancel={closedMeanwhile ? words.backToTheReport : words.cancel}
              onCancel={leave}
            />
          }
        >
          <ReportDetailsFields itemPicture={report.assetImageUrl} />
        </Form>
        {report.status === 'Lost' && !closedMeanwhile && (
          <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">
            <p className="font-medium">{words.closing.Stolen.question}</p>
            <ChangeStatus report={report} to="Stolen" />
          </div>
        )}
      </Card>
    </FormProvider>
  )
}

/** The contract's schema for edits: a field emptied in the form is emptied in the record. */
const reportDetailsSchema = z.pipe(
  z.transform((form: ReportDetails) => form as z.input<typeof reportChange>),
  reportChange,
)

/** Converts a report to form values. */
function reportToDetails(report: ReportRecord): ReportDetails {
  return {
    ...textsOf(report, ['lastSeenDate', 'lastSeenTime', 'location', 'state']),
    ...textsOf(report, ['description', 'imageUrl', 'policeReference', 'policeStation']),
  }
}

/** The fields whose values have changed. */
function reportChanges(form: ReportDetails, before: ReportDetails): z.input<typeof reportChange> {
  return changedFields(form, before)
}
