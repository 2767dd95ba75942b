import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormProvider } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { createReport } from '../../api/create-report.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { forgetDraft, useDraft, useKeptDraft } from '../forms/drafts.ts'
import { KeptDraftNotice } from '../forms/KeptDraftNotice.tsx'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { paths } from '../paths.ts'
import { useIsUploading } from '../pictures/use-picture-upload.ts'
import { call } from '../session.ts'
import { useUser } from '../shell/user-context.ts'
import { showToast } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'
import { assetsQuery, reportsQuery } from './queries.ts'
import { ReportFields } from './ReportFields.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { emptyReport, type ReportForm, reportFormSchema } from './report-form.ts'
import { newReport } from './routes.ts'
import { WithPreview } from './WithPreview.tsx'

/** The form of a new report with its live preview; a draft survives a reload and a new log-in. */
export function ReportEditor({ assets }: { assets: readonly AssetRecord[] }) {
  const draftName = `report:${useUser().id}`
  const draft = useDraft<ReportForm>(draftName)
  const { asset, status } = newReport.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const { form, formProps } = useActForm({
    schema: reportFormSchema,
    defaultValues: {
      ...emptyReport,
      ...draft,
      ...(asset && { assetId: asset }),
      ...(status && { status }),
    },
    send: async (input) => {
      await call(createReport, input)
      forgetDraft(draftName)
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: assetsQuery.queryKey })
      void showToast('success', 'Report added successfully')
      await navigate({ to: paths.reports })
    },
  })
  useKeptDraft(draftName, form)
  const isUploading = useIsUploading()

  function startOver() {
    form.reset(emptyReport)
    forgetDraft(draftName)
  }

  return (
    <FormProvider {...form}>
      <UnverifiedNotice />
      {draft && <KeptDraftNotice onStartOver={startOver} />}
      <WithPreview preview={<ReportPreview assets={assets} />}>
        <Form
          {...formProps}
          submit={
            <Button
              type="submit"
              size="lg"
              busy={formProps.busy || isUploading}
              className="sm:justify-self-start"
            >
              {isUploading ? 'Uploading the photo…' : 'Save report'}
            </Button>
          }
        >
          <ReportFields assets={assets} />
        </Form>
      </WithPreview>
    </FormProvider>
  )
}
