import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import { getReport } from '../../api/get-report.ts'
import type { ReportRecord } from '../../api/report-record.ts'
import { updateReport } from '../../api/update-report.ts'
import { isOpen } from '../../domain/reports.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { forgetDraft, useDraft, useKeptDraft } from '../forms/drafts.ts'
import { KeptDraftNotice } from '../forms/KeptDraftNotice.tsx'
import { NewerNotice } from '../forms/NewerNotice.tsx'
import { Notice } from '../forms/Notice.tsx'
import { heldBefore, useNewerValues } from '../forms/use-newer-values.ts'
import { useIsUploading } from '../pictures/use-picture-upload.ts'
import { call } from '../session.ts'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { useUser } from '../shell/user-context.ts'
import { showToast } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'
import { keepReportData, reportsQuery } from './queries.ts'
import { ReportDetailsFields } from './ReportDetailsFields.tsx'
import { changesIn, detailsOf, reportDetailsSchema } from './report-change.ts'
import type { ReportDetails } from './report-form.ts'

/** Corrects an open report; only what was changed is sent, and a draft survives a new log-in. */
export function UpdateReport({ report, onDone }: { report: ReportRecord; onDone: () => void }) {
  const queryClient = useQueryClient()
  const draftName = `report ${report.id}:${useUser().id}`
  const draft = useDraft<ReportDetails>(draftName)
  const { seen, isNewer, follow, take } = useNewerValues({
    opened: report,
    fetchNewer: async () => (await call(getReport, { id: report.id })).data,
    formOf: detailsOf,
  })
  const before = detailsOf(seen)

  const { form, formProps } = useActForm({
    schema: reportDetailsSchema,
    defaultValues: { ...before, ...draft },
    send: async () => {
      const changes = changesIn(form.getValues(), before)
      if (Object.keys(changes).length > 0) {
        const sent = { id: report.id, ...changes, before: heldBefore(before, changes) }
        const { data } = await call(updateReport, sent)
          .finally(() => queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }))
          .catch((error) => follow(error, form))
        keepReportData(queryClient, data)
        void showToast('success', 'Report updated successfully')
      }
      leave()
    },
  })
  useKeptDraft(draftName, form)
  const isUploading = useIsUploading()
  const closedMeanwhile = !isOpen(report.stage)

  function leave() {
    forgetDraft(draftName)
    onDone()
  }

  return (
    <FormProvider {...form}>
      <ScreenHeader title={`Edit ${report.name}`} />
      {closedMeanwhile ? (
        <Notice icon={Lock}>
          This report is closed by now, so it cannot be changed any more. What you typed stays here
          until you leave.
        </Notice>
      ) : (
        draft &&
        !isNewer && (
          <KeptDraftNotice
            onStartOver={() => {
              form.reset(before)
              forgetDraft(draftName)
            }}
          />
        )
      )}
      {isNewer && !closedMeanwhile && <NewerNotice onTake={() => take(form)} />}
      <Card className="max-w-3xl">
        <Form
          {...formProps}
          submit={
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={formProps.busy || isUploading} disabled={closedMeanwhile}>
                {isUploading ? 'Uploading the photo…' : 'Save'}
              </Button>
              <Button variant="secondary" onClick={leave}>
                {closedMeanwhile ? 'Back to the report' : 'Cancel'}
              </Button>
            </div>
          }
        >
          <ReportDetailsFields />
        </Form>
      </Card>
    </FormProvider>
  )
}
