import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { createAsset } from '../../api/create-asset.ts'
import { Button } from '../../ui/Button.tsx'
import { forgetDraft, readDraft, useKeptDraft } from '../forms/drafts.ts'
import { KeptDraftNotice } from '../forms/KeptDraftNotice.tsx'
import { takeRefusal } from '../forms/take-refusal.ts'
import { UnverifiedNotice } from '../forms/UnverifiedNotice.tsx'
import { assetPath } from '../paths.ts'
import { call } from '../session.ts'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { useUser } from '../shell/user-context.ts'
import { showToast } from '../toasts.ts'
import { AssetFields } from './AssetFields.tsx'
import { AssetPreview } from './AssetPreview.tsx'
import { type AssetForm, assetFormSchema, emptyAsset } from './asset-form.ts'
import { CategoryChoice } from './CategoryChoice.tsx'
import { assetsQuery } from './queries.ts'

export function CreateAsset() {
  const draft = `asset:${useUser().id}`
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [kept, setKept] = useState(() => readDraft<AssetForm>(draft))
  const form = useForm({
    resolver: zodResolver(assetFormSchema),
    defaultValues: { ...emptyAsset, ...kept },
  })
  useKeptDraft(draft, form)
  const hasCategory = useWatch({ control: form.control, name: 'type' }) !== ''
  const { isSubmitting } = form.formState

  const send = form.handleSubmit(async (input) => {
    try {
      const { data } = await call(createAsset, input)
      forgetDraft(draft)
      void queryClient.invalidateQueries({ queryKey: assetsQuery.queryKey })
      void showToast('success', 'Asset added successfully')
      await navigate({ to: assetPath(data.id) })
    } catch (error) {
      takeRefusal(form, error)
    }
  })

  function startOver() {
    form.reset(emptyAsset)
    forgetDraft(draft)
    setKept(null)
  }

  return (
    <FormProvider {...form}>
      <ScreenHeader title="New asset">
        Its unique number is what proves that it is yours.
      </ScreenHeader>
      <UnverifiedNotice />
      {kept && <KeptDraftNotice onStartOver={startOver} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,21rem)] lg:gap-10">
        <form method="post" noValidate onSubmit={send}>
          <fieldset disabled={isSubmitting} className="grid gap-6">
            <CategoryChoice />
            <fieldset disabled={!hasCategory} className="grid gap-6">
              <AssetFields />
              <Button type="submit" size="lg" busy={isSubmitting} className="sm:justify-self-start">
                Save asset
              </Button>
            </fieldset>
          </fieldset>
        </form>
        <AssetPreview />
      </div>
    </FormProvider>
  )
}
