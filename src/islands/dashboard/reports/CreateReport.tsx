import { useQuery, useQueryClient } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { ApiError } from '../../../api/problem.ts'
import { type ReportStatus, reportStatuses } from '../../../domain/reports/reports.ts'
import { handedOverMessage } from '../../../locales/en/assets.ts'
import { reportInput } from '../../../locales/en/input/reports.ts'
import { findWords } from '../../../locales/en/screens/dashboard/finds.ts'
import { offlineFormWords } from '../../../locales/en/screens/dashboard/offline-form.ts'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { statusWords } from '../../../locales/en/screens/dashboard/shell.ts'
import { fill } from '../../../locales/texts.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import type { lossDraft } from '../../forms/drafts/draft-names.ts'
import { clearDraft, readDraft, writeDraft } from '../../forms/drafts/drafts.ts'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { Notice } from '../../forms/Notice.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { assetPath, paths, reportPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { openPath, withSearch } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { pictureOf } from '../../uploads/data-url.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { useWords } from '../../words/use-words.ts'
import type { QueuedReport } from '../offline/queue.ts'
import { deviceLabel, useIsOnline } from '../offline/use-is-online.ts'
import { assetQuery, assetsKey, newestAssetsQuery, reportsQuery } from '../queries.ts'
import { newReport } from '../routes.ts'
import { SaveButton, WithPreview } from '../SaveButton.tsx'
import { AssetSelect } from './form/AssetSelect.tsx'
import { emptyReport, newReportDraft, type ReportForm } from './form/report-form.ts'

export function CreateReport() {
  const words = useWords('reportFormWords', reportFormWords)
  const assets = useQuery(newestAssetsQuery)
  const { other } = newReport.useSearch()
  return (
    <>
      <ScreenHeader title={words.newReport}>{words.whatHappenedToWhat}</ScreenHeader>
      <QueryBoundary query={assets} skeleton={<ScreenSkeleton />}>
        {({ data, next }) =>
          data.length === 0 || other ? (
            <Suspense fallback={<ScreenSkeleton />}>
              <ReportByNumber hasAssets={data.length > 0} />
            </Suspense>
          ) : (
            <ReportEditor newest={data} isWhole={next === undefined} />
          )
        }
      </QueryBoundary>
    </>
  )
}

// Loaded later, so that the form appears sooner.
const loadSchema = async () => (await import('./form/report-form-schema.ts')).reportFormSchema
const ReportByNumber = lazyComponent(() => import('./ReportByNumber.tsx'), 'ReportByNumber')
const ReportPreview = lazyComponent(() => import('./form/ReportPreview.tsx'), 'ReportPreview')
const ReportDetailsFields = lazyComponent(
  () => import('./form/ReportDetailsFields.tsx'),
  'ReportDetailsFields',
)

interface Props {
  /** The user's newest assets, and whether these are all. */
  newest: readonly AssetRecord[]
  isWhole: boolean
}

/** The form of a new report with a live preview. The draft survives a reload and a new login. */
function ReportEditor({ newest, isWhole }: Props) {
  const words = useWords('reportFormWords', reportFormWords)
  const input = useWords('reportInput', reportInput)
  const ownerId = useUser().id
  const { asset, status } = newReport.useSearch()
  const [first] = useState(() =>
    asset ? newest.find(({ id }) => id === asset) : onlyAssetOf(newest, isWhole),
  )
  const known = first ? writtenDescription(first) : ''
  const [draftName] = useState(() => draftNameOf(ownerId, asset))
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const { withReauthentication, dialog } = useReauthentication()

  const { form, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName,
    schema: loadSchema,
    texts: input,
    defaultValues: {
      ...emptyReport,
      assetId: asset ?? first?.id ?? '',
      description: known,
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
      }
      // The screen of the report lists the next steps.
      await openPath(sentId ? reportPath(sentId) : paths.reports)
      if (sentId) void showToast('success', words.reportAdded)
    },
  })
  const [assetId, chosenStatus] = useWatch({ control: form.control, name: ['assetId', 'status'] })
  const own = newest.filter(({ id, isFind }) => !isFind || id === assetId)
  const listed = newest.find(({ id }) => id === assetId)
  const fetched = useQuery({
    ...assetQuery(assetId, queryClient),
    enabled: assetId !== '' && listed === undefined,
  })
  const chosen = listed ?? fetched.data
  // Finds have their own form, unless the URL names one that is registered.
  const isFind = chosenStatus === 'Found' && !chosen?.isFind
  const openReport = isFind ? null : (chosen?.openReport ?? null)
  const suggested = useRef(known)
  const suggestDescription = useEffectEvent((description: string) => {
    const isOwn = !['', suggested.current].includes(form.getValues('description'))
    if (!isOwn && description !== suggested.current) form.setValue('description', description)
    suggested.current = description
  })
  // What is known of the item is not asked again. The report needs a description (spec §5).
  useEffect(() => {
    if (chosen) suggestDescription(writtenDescription(chosen))
  }, [chosen])

  return (
    <FormProvider {...form}>
      <UnverifiedNotice />
      <OfflineNotice />
      {draftNotice}
      <WithPreview
        preview={
          !isFind && (
            <Suspense fallback={<Skeleton className="h-36 w-full rounded-lg" />}>
              <ReportPreview asset={chosen} />
            </Suspense>
          )
        }
      >
        <Form
          {...formProps}
          submit={
            isFind || openReport ? null : <SaveButton save={words.send} busy={formProps.busy} />
          }
        >
          <StatusChoice />
          {isFind ? (
            <FindInstead />
          ) : (
            <>
              <AssetSelect {...{ newest: own, isWhole, chosen }} />
              <p className="-mt-3 text-sm">
                <a
                  href={withSearch(paths.newReport, { other: true })}
                  onClick={() => keepStatus(chosenStatus)}
                  className="text-link"
                >
                  {words.notListed}
                </a>
              </p>
              {openReport && chosen ? (
                <a href={assetPath(chosen.id)} className="text-link">
                  {fill(words.alreadyReported[openReport], { name: chosen.name })}
                </a>
              ) : (
                <Suspense fallback={<Skeleton className="h-200 w-full rounded-md sm:h-160" />}>
                  <ReportDetailsFields keepOffline />
                </Suspense>
              )}
            </>
          )}
        </Form>
      </WithPreview>
      {dialog}
    </FormProvider>
  )
}

/** For the short form, which an item that is not listed is reported with. */
function keepStatus(status: ReportStatus) {
  // Only its type is imported: the name would be in a file of its own.
  const name: typeof lossDraft = 'loss'
  if (status !== 'Found') writeDraft(name, { ...readDraft(name), status })
}

/** Without the sentence that a transferred asset has until its owner describes it. */
function writtenDescription({ description, createdAt }: AssetRecord): string {
  return description === handedOverMessage(createdAt) ? '' : description
}

/** The asset of a user who has no other to report. */
function onlyAssetOf(newest: readonly AssetRecord[], isWhole: boolean) {
  const [first, ...others] = newest.filter((each) => !each.isFind && each.openReport === null)
  return isWhole && others.length === 0 ? first : undefined
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
  const { enqueueReportForLater, sendReport } = await import('../offline/sync.ts').catch(() => {
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

/** Tells an offline user that the form works without a connection. */
function OfflineNotice() {
  const words = useWords('offlineFormWords', offlineFormWords)
  if (useIsOnline()) return null
  return <Notice icon={CloudOff}>{words.writeNow[deviceLabel()]}</Notice>
}

function StatusChoice() {
  const words = useWords('reportFormWords', reportFormWords)
  const labels = useWords('statusWords', statusWords)
  const { register, control } = useFormContext<ReportForm>()
  const chosen = useWatch({ control, name: 'status' })

  return (
    <div className="grid gap-2">
      <ChoiceField
        {...register('status')}
        label={words.whatHappened}
        choices={reportStatuses.map((status) => ({
          value: status,
          label: labels[status],
        }))}
        // react-hook-form sets the value later.
        initial={chosen}
      />
      <p aria-live="polite" className="text-sm text-muted">
        {words.outcomes[chosen]}
      </p>
    </div>
  )
}

/** As random as a UUID. Unlike `crypto.randomUUID`, it works without HTTPS. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Leads a finder to the form for finds, which needs no registered asset. */
function FindInstead() {
  const words = useWords('findWords', findWords)
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken px-4 py-4">
      <p className="text-sm">{words.findInstead}</p>
      <ButtonLink to={paths.newFind}>{words.title}</ButtonLink>
    </div>
  )
}
