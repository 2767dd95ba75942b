import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { AssetRecord } from '../../api/asset-record.ts'
import { updateAsset } from '../../api/update-asset.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { NewerNotice } from '../forms/NewerNotice.tsx'
import { heldBefore, useNewerValues } from '../forms/use-newer-values.ts'
import { useIsUploading } from '../pictures/use-picture-upload.ts'
import { call } from '../session.ts'
import { showToast } from '../toasts.ts'
import { useActForm } from '../use-act-form.ts'
import { AssetFields } from './AssetFields.tsx'
import { changesIn, formOf, picturelessFormSchema } from './asset-change.ts'
import { assetFormSchema } from './asset-form.ts'
import { assetQuery, assetsKey } from './queries.ts'

/** Changes an asset; only what was changed is sent. */
export function UpdateAsset({ asset, onDone }: { asset: AssetRecord; onDone: () => void }) {
  const queryClient = useQueryClient()
  const { seen, isNewer, follow, take } = useNewerValues({
    opened: asset,
    fetchNewer: () => queryClient.query({ ...assetQuery(asset.id, queryClient), staleTime: 0 }),
    formOf,
  })
  const before = formOf(seen)
  const { form, formProps } = useActForm({
    schema: asset.imageUrl === null ? picturelessFormSchema : assetFormSchema,
    defaultValues: before,
    send: async () => {
      const changes = changesIn(form.getValues(), before)
      const sent = { id: asset.id, ...changes, before: heldBefore(seen, changes) }
      await call(updateAsset, sent).catch((error) => follow(error, form))
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
        {isNewer && <NewerNotice onTake={() => take(form)} />}
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
