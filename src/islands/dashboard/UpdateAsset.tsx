import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { updateAsset } from '../../api/update-asset.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { useIsUploading } from '../pictures/use-picture-upload.ts'
import { call } from '../session.ts'
import { showToast } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'
import { AssetFields } from './AssetFields.tsx'
import { changesIn, formOf, picturelessFormSchema } from './asset-change.ts'
import { assetFormSchema } from './asset-form.ts'
import { assetsKey } from './queries.ts'

/** Changes an asset; only what was changed is sent. */
export function UpdateAsset({ asset, onDone }: { asset: AssetRecord; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [before] = useState(() => formOf(asset))
  const { form, formProps } = useActForm({
    schema: asset.imageUrl === null ? picturelessFormSchema : assetFormSchema,
    defaultValues: before,
    send: async () => {
      await call(updateAsset, { id: asset.id, ...changesIn(form.getValues(), before) })
      await queryClient.invalidateQueries({ queryKey: assetsKey })
      void showToast('success', 'Asset updated successfully')
      onDone()
    },
  })
  const { isDirty } = form.formState
  const isUploading = useIsUploading()

  return (
    <FormProvider {...form}>
      <Card>
        <h2 className="mb-6 text-2xl">Edit {asset.name}</h2>
        <Form
          {...formProps}
          submit={
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={formProps.busy || isUploading} disabled={!isDirty}>
                {isUploading ? 'Uploading the photo…' : 'Save'}
              </Button>
              <Button variant="secondary" onClick={onDone}>
                Cancel
              </Button>
            </div>
          }
        >
          <AssetFields />
        </Form>
      </Card>
    </FormProvider>
  )
}
