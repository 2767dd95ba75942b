import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { updateAsset } from '../../api/update-asset.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { takeRefusal } from '../forms/take-refusal.ts'
import { call } from '../session.ts'
import { showToast } from '../toasts.ts'
import { AssetFields } from './AssetFields.tsx'
import { assetFormSchema, changesIn, formOf } from './asset-form.ts'
import { assetsQuery } from './queries.ts'

/** Changes an asset; only what was changed is sent. */
export function UpdateAsset({ asset, onDone }: { asset: AssetRecord; onDone: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(assetFormSchema), defaultValues: formOf(asset) })
  const { isSubmitting, isDirty, dirtyFields } = form.formState

  const send = form.handleSubmit(async () => {
    try {
      await call(updateAsset, { id: asset.id, ...changesIn(form.getValues(), dirtyFields) })
    } catch (error) {
      takeRefusal(form, error)
      return
    }
    await queryClient.invalidateQueries({ queryKey: assetsQuery.queryKey })
    void showToast('success', 'Asset updated successfully')
    onDone()
  })

  return (
    <FormProvider {...form}>
      <Card>
        <h2 className="mb-6 text-2xl">Edit {asset.name}</h2>
        <form method="post" noValidate onSubmit={send}>
          <fieldset disabled={isSubmitting} className="grid gap-6">
            <AssetFields />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
                Save
              </Button>
              <Button variant="secondary" onClick={onDone}>
                Cancel
              </Button>
            </div>
          </fieldset>
        </form>
      </Card>
    </FormProvider>
  )
}
