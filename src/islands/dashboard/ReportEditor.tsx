import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { createReport } from '../../api/create-report.ts'
import { Button } from '../../ui/Button.tsx'
import { forgetDraft, readDraft, useKeptDraft } from '../forms/drafts.ts'
import { KeptDraftNotice } from '../forms/KeptDraftNotice.tsx'
import { takeRefusal } from '../forms/take-refusal.ts'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { paths } from '../paths.ts'
import { call } from '../session.ts'
import { useUser } from '../shell/user-context.ts'
import { showToast } from '../toasts.ts'
import { assetsQuery, reportsQuery } from './queries.ts'
import { ReportFields } from './ReportFields.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { emptyReport, type ReportForm, reportFormSchema } from './report-form.ts'
import { newReport } from './routes.ts'

/** The form of a new report with its live preview; a draft survives a reload and a new log-in. */
export function ReportEditor({ assets }: { assets: readonly AssetRecord[] }) {
  const draft = `report:${useUser().id}`
  const { asset } = newReport.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [kept, setKept] = useState(() => readDraft<ReportForm>(draft))
  const form = useForm({
    resolver: zodResolver(reportFormSchema),
    defaultValues: { ...emptyReport, ...kept, ...(asset && { assetId: asset }) },
  })
  useKeptDraft(draft, form)

  const send = form.handleSubmit(async (input) => {
    try {
      await call(createReport, input)
    } catch (error) {
      takeRefusal(form, error)
      return
    }
    forgetDraft(draft)
    void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: assetsQuery.queryKey })
    void showToast('success', 'Report added successfully')
    await navigate({ to: paths.reports })
  })

  function startOver() {
    form.reset(emptyReport)
    forgetDraft(draft)
    setKept(null)
  }

  return (
    <FormProvider {...form}>
      <UnverifiedNotice />
      {kept && <KeptDraftNotice onStartOver={startOver} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,21rem)] lg:gap-10">
        <form method="post" noValidate onSubmit={send}>
          <fieldset disabled={form.formState.isSubmitting} className="grid gap-6">
            <ReportFields assets={assets} />
            <Button
              type="submit"
              size="lg"
              busy={form.formState.isSubmitting}
              className="sm:justify-self-start"
            >
              Save report
            </Button>
          </fieldset>
        </form>
        <ReportPreview assets={assets} />
      </div>
    </FormProvider>
  )
}
