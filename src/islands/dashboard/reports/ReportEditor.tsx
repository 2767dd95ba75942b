import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { ApiError } from '../../../api/problem.ts'
import { reportInput } from '../../../locales/en/input/reports.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { clearDraft, useDraft, useSavedDraft } from '../../forms/drafts/drafts.ts'
import { SavedDraftNotice } from '../../forms/drafts/SavedDraftNotice.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { paths, reportPath } from '../../paths.ts'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { OfflineNotice } from '../OfflineNotice.tsx'
import type { QueuedReport } from '../offline/queue.ts'
import { assetQuery, assetsKey, reportsQuery } from '../queries.ts'
import { newReport } from '../routes.ts'
import { SaveButton } from '../SaveButton.tsx'
import { WithPreview } from '../WithPreview.tsx'
import { AssetSelect } from './AssetSelect.tsx'
import { ReportDetailsFields } from './ReportDetailsFields.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { emptyReport, newReportDraft, type ReportForm, reportFormSchema } from './report-form.ts'
import { StatusChoice } from './StatusChoice.tsx'

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
  const [key] = useState(newIdempotencyKey)
  // Chosen without a connection; with one it has an address, in the form.
  const image = useRef<Blob>(null)

  const { form, formProps } = useEndpointForm({
    schema: reportFormSchema,
    texts: reportInput,
    defaultValues: {
      ...emptyReport,
      ...draft,
      ...(asset && { assetId: asset }),
      ...(status && { status }),
    },
    send: async (input) => {
      const written: QueuedReport = {
        ownerId,
        key,
        input,
        status: input.status,
        assetName: chosen?.name ?? '',
        picture: image.current,
        writtenAt: Date.now(),
        refusal: null,
      }
      const sentId = await sendOrKeep(written)
      clearDraft(draftName)
      if (sentId) {
        void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: assetsKey })
        void showToast('success', 'Report added successfully')
      }
      // Somebody who has just lost something wants to know what to do now: the report shows it.
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
  useSavedDraft(draftName, form)

  function startOver() {
    form.reset(emptyReport)
    clearDraft(draftName)
  }

  return (
    <FormProvider {...form}>
      <UnverifiedNotice />
      <OfflineNotice />
      {draft && <SavedDraftNotice onStartOver={startOver} />}
      <WithPreview preview={<ReportPreview asset={chosen} />}>
        <Form {...formProps} submit={<SaveButton save="Save report" busy={formProps.busy} />}>
          <AssetSelect {...{ newest, isWhole, chosen }} />
          <StatusChoice />
          <ReportDetailsFields
            onPictureKept={(kept) => {
              image.current = kept
            }}
          />
        </Form>
      </WithPreview>
    </FormProvider>
  )
}

/** The report's id when it was sent, null when it is queued for want of a connection; rejects when neither. */
async function sendOrKeep(written: QueuedReport): Promise<string | null> {
  // The shell has loaded it already, to send what is queued.
  const { enqueueReportForLater: keepForLater, sendReport } = await import(
    '../offline/sync.ts'
  ).catch(() => {
    throw new ApiError(0, undefined)
  })
  let latest = written
  try {
    return await sendReport(written, async (report) => {
      latest = report
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    // Where the browser stores nothing, the form keeps what was typed and shows that the connection is gone.
    await keepForLater(latest).catch(() => Promise.reject(error))
    return null
  }
}
