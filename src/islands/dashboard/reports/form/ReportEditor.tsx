import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { ApiError } from '../../../../api/problem.ts'
import { reportInput } from '../../../../locales/en/input/reports.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { clearDraft, readDraft, writeDraft } from '../../../forms/drafts/drafts.ts'
import { useDraftForm } from '../../../forms/drafts/use-draft-form.tsx'
import { UnverifiedNotice } from '../../../forms/UnverifiedNotice.tsx'
import { paths, reportPath } from '../../../paths.ts'
import { lazyComponent } from '../../../shell/loading/lazy-component.ts'
import { showToast } from '../../../shell/toasts.ts'
import { useUser } from '../../../shell/user-context.ts'
import { pictureOf } from '../../../uploads/data-url.ts'
import { useReauthentication } from '../../../users/use-reauthentication.tsx'
import { useWords } from '../../../words/use-words.ts'
import { newIdempotencyKey } from '../../idempotency-key.ts'
import { OfflineNotice } from '../../OfflineNotice.tsx'
import type { QueuedReport } from '../../offline/queue.ts'
import { assetQuery, assetsKey, reportsQuery } from '../../queries.ts'
import { newReport } from '../../routes.ts'
import { SaveButton } from '../../SaveButton.tsx'
import { WithPreview } from '../../WithPreview.tsx'
import { AssetSelect } from './AssetSelect.tsx'
import { emptyReport, newReportDraft, type ReportForm, reportFormSchema } from './report-form.ts'
import { StatusChoice } from './StatusChoice.tsx'

// Loaded later, so that the form appears sooner.
const ReportPreview = lazyComponent(() => import('./ReportPreview.tsx'), 'ReportPreview')
const ReportDetailsFields = lazyComponent(
  () => import('./ReportDetailsFields.tsx'),
  'ReportDetailsFields',
)
const FindInstead = lazyComponent(() => import('./FindInstead.tsx'), 'FindInstead')

interface Props {
  /** The user's newest assets, and whether these are all. */
  newest: readonly AssetRecord[]
  isWhole: boolean
}

/** The form of a new report with a live preview. The draft survives a reload and a new login. */
export function ReportEditor({ newest, isWhole }: Props) {
  const words = useWords('reportFormWords', reportFormWords)
  const input = useWords('reportInput', reportInput)
  const ownerId = useUser().id
  const { asset, status } = newReport.useSearch()
  const [draftName] = useState(() => draftNameOf(ownerId, asset))
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const { withReauthentication, dialog } = useReauthentication()

  const { form, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName,
    schema: reportFormSchema,
    texts: input,
    defaultValues: {
      ...emptyReport,
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
        picture: pictureOf(form.getValues('imageUrl')),
        writtenAt: Date.now(),
        refusal: null,
      }
      const sent = await withReauthentication(() => sendOrQueue(written))
      if (sent === null) return
      const { sentId } = sent
      discardDraft()
      if (sentId) {
        void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
        void queryClient.invalidateQueries({ queryKey: assetsKey })
        void showToast('success', words.reportAdded)
      }
      // The screen of the report lists the next steps.
      await navigate({ to: sentId ? reportPath(sentId) : paths.reports })
    },
  })
  const [assetId, chosenStatus] = useWatch({ control: form.control, name: ['assetId', 'status'] })
  // Finds have their own form, unless the URL names a registered asset.
  const isFind = chosenStatus === 'Found' && asset === undefined
  const own = newest.filter(({ id, isFind }) => !isFind || id === assetId)
  const listed = newest.find(({ id }) => id === assetId)
  const fetched = useQuery({
    ...assetQuery(assetId, queryClient),
    enabled: assetId !== '' && listed === undefined,
  })
  const chosen = listed ?? fetched.data

  return (
    <FormProvider {...form}>
      <UnverifiedNotice />
      <OfflineNotice />
      {draftNotice}
      <WithPreview
        preview={
          <Suspense fallback={<Skeleton className="h-36 w-full rounded-lg" />}>
            <ReportPreview asset={chosen} />
          </Suspense>
        }
      >
        <Form
          {...formProps}
          submit={isFind ? null : <SaveButton save={words.saveReport} busy={formProps.busy} />}
        >
          <StatusChoice />
          {isFind ? (
            <Suspense fallback={<Skeleton className="h-28 w-full" />}>
              <FindInstead />
            </Suspense>
          ) : (
            <>
              <AssetSelect {...{ newest: own, isWhole, chosen }} />
              <p className="-mt-3 text-sm">
                <Link to={paths.newAsset} search={{ status }} className="text-link">
                  {words.notListed}
                </Link>
              </p>
              <Suspense fallback={<Skeleton className="h-200 w-full rounded-md sm:h-160" />}>
                <ReportDetailsFields keepOffline />
              </Suspense>
            </>
          )}
        </Form>
      </WithPreview>
      {dialog}
    </FormProvider>
  )
}

/**
 * Each asset that a user comes from has a draft of its own. It takes over a draft without an asset:
 * its user may have left the form to add the item.
 */
function draftNameOf(ownerId: string, asset: string | undefined): string {
  const common = newReportDraft(ownerId)
  if (asset === undefined) return common
  const name = `${common}:${asset}`
  const unassigned = readDraft<ReportForm>(common)
  if (unassigned && !unassigned.assetId && readDraft(name) === null) {
    writeDraft(name, unassigned)
    clearDraft(common)
  }
  return name
}

/**
 * Returns the report's id if it was sent, or null if it was queued offline. Otherwise it rejects.
 */
async function sendOrQueue(written: QueuedReport): Promise<{ sentId: string | null }> {
  // The shell has already loaded this module, to send the queue.
  const { enqueueReportForLater, sendReport } = await import('../../offline/sync.ts').catch(() => {
    throw new ApiError(0, undefined)
  })
  let latest = written
  try {
    const sentId = await sendReport(written, async (report) => {
      latest = report
    })
    return { sentId }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    // If the browser cannot store it, the form keeps the input and shows the connection error.
    await enqueueReportForLater(latest).catch(() => Promise.reject(error))
    return { sentId: null }
  }
}
