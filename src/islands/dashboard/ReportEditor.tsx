import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { CallFailed } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { forgetDraft, useDraft, useKeptDraft } from '../forms/drafts.ts'
import { KeptDraftNotice } from '../forms/KeptDraftNotice.tsx'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { paths, reportPath } from '../paths.ts'
import { useIsUploading } from '../pictures/use-picture-upload.ts'
import { useUser } from '../shell/user-context.ts'
import { showToast } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'
import { AssetSelect } from './AssetSelect.tsx'
import type { KeptReport } from './kept-reports.ts'
import { newKey } from './new-key.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { assetQuery, assetsKey, reportsQuery } from './queries.ts'
import { ReportDetailsFields } from './ReportDetailsFields.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { emptyReport, newReportDraft, type ReportForm, reportFormSchema } from './report-form.ts'
import { newReport } from './routes.ts'
import { StatusChoice } from './StatusChoice.tsx'
import { WithPreview } from './WithPreview.tsx'

interface Props {
  /** One's newest assets, and whether those are all. */
  newest: readonly AssetRecord[]
  isWhole: boolean
}

/** The form of a new report with its live preview; a draft survives a reload and a new log-in. */
export function ReportEditor({ newest, isWhole }: Props) {
  const ownerId = useUser().id
  const draftName = newReportDraft(ownerId)
  const draft = useDraft<ReportForm>(draftName)
  const { asset, status } = newReport.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [key] = useState(newKey)
  // Chosen without a connection; with one it has an address, in the form.
  const picture = useRef<Blob>(null)

  const { form, formProps } = useActForm({
    schema: reportFormSchema,
    defaultValues: {
      ...emptyReport,
      ...draft,
      ...(asset && { assetId: asset }),
      ...(status && { status }),
    },
    send: async (input) => {
      const written: KeptReport = {
        ownerId,
        key,
        input,
        status: input.status,
        assetName: chosen?.name ?? '',
        picture: picture.current,
        writtenAt: Date.now(),
        refusal: null,
      }
      const sentId = await sendOrKeep(written)
      forgetDraft(draftName)
      if (sentId) {
        void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: assetsKey })
        void showToast('success', 'Report added successfully')
      }
      // Somebody who has just lost something wants to know what to do now: it stands with the report.
      await navigate({ to: sentId ? reportPath(sentId) : paths.reports })
    },
  })
  const assetId = useWatch({ control: form.control, name: 'assetId' })
  const listed = newest.find(({ id }) => id === assetId)
  const fetched = useQuery({
    ...assetQuery(assetId, queryClient),
    enabled: assetId !== '' && listed === undefined,
  })
  const chosen = listed ?? fetched.data
  useKeptDraft(draftName, form)
  const isUploading = useIsUploading()

  function startOver() {
    form.reset(emptyReport)
    forgetDraft(draftName)
  }

  return (
    <FormProvider {...form}>
      <UnverifiedNotice />
      <OfflineNotice />
      {draft && <KeptDraftNotice onStartOver={startOver} />}
      <WithPreview preview={<ReportPreview asset={chosen} />}>
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
          <AssetSelect {...{ newest, isWhole, chosen }} />
          <StatusChoice />
          <ReportDetailsFields
            onPictureKept={(kept) => {
              picture.current = kept
            }}
          />
        </Form>
      </WithPreview>
    </FormProvider>
  )
}

/** The report's id when it was sent, null when it is kept for want of a connection; rejects when neither. */
async function sendOrKeep(written: KeptReport): Promise<string | null> {
  // The shell has it already, to send what was kept before.
  const { keepForLater, sendReport } = await import('./send-kept-reports.ts').catch(() => {
    throw new CallFailed(0, undefined)
  })
  let latest = written
  try {
    return await sendReport(written, async (report) => {
      latest = report
    })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 0) throw error
    // Where the browser keeps nothing the form does, and says that the line is gone.
    await keepForLater(latest).catch(() => Promise.reject(error))
    return null
  }
}
