import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { changedAssetInput, type updateAssetInput } from '../../../../api/assets/assets.ts'
import { groupTypedAs } from '../../../../domain/identifiers/group-typed.ts'
import { assetInput } from '../../../../locales/en/input/assets.ts'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { SubmitOrCancel } from '../../../../ui/forms/SubmitOrCancel.tsx'
import { baseValues, ConflictNotice, useConflictValues } from '../../../forms/ConflictNotice.tsx'
import { useDraftForm } from '../../../forms/drafts/use-draft-form.tsx'
import { changedFields, textsOf } from '../../../forms/form-values.ts'
import { call } from '../../../session.ts'
import { useSharedWords } from '../../../shell/shared-words.ts'
import { showToast } from '../../../shell/toasts.ts'
import { useUser } from '../../../shell/user-context.ts'
import { useIsUploading } from '../../../uploads/use-image-upload.ts'
import { useReauthentication } from '../../../users/use-reauthentication.tsx'
import { assetPagesQuery, assetQuery, assetsKey, reportsQuery } from '../../queries.ts'
import { AssetFields } from './AssetFields.tsx'
import { type AssetForm, detailsToForm, toAssetInput } from './asset-form.ts'

/** Edits an asset; only changed fields are sent. */
export function UpdateAsset({ asset, onDone }: { asset: AssetRecord; onDone: () => void }) {
  const queryClient = useQueryClient()
  const { seen, hasConflict, mergeAndRethrow, discardTyped } = useConflictValues({
    openedRecord: asset,
    fetchNewer() {
      void queryClient.invalidateQueries({ queryKey: assetPagesQuery.queryKey })
      return queryClient.query({ ...assetQuery(asset.id, queryClient), staleTime: 0 })
    },
    toForm: assetToForm,
  })
  const { withReauthentication, dialog } = useReauthentication()
  const before = assetToForm(seen)
  const userId = useUser().id
  const { form, formProps, reset, discardDraft, draftNotice } = useDraftForm({
    draftName: `asset ${asset.id}:${userId}`,
    schema: changedFormSchema(asset),
    texts: assetInput,
    defaultValues: before,
    send: async () => {
      const changes = assetChanges(form.getValues(), before)
      const sent = { id: asset.id, ...changes, before: baseValues(seen, changes) }
      const updated = await withReauthentication(() => call('PATCH /assets/{id}', sent)).catch(
        (error) => mergeAndRethrow(error, form),
      )
      if (updated === null) return
      await queryClient.invalidateQueries({ queryKey: assetsKey })
      // Reports have the name of their item.
      void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      void showToast('success', assetDetailWords.assetUpdated)
      leave()
    },
  })
  const { isDirty } = form.formState
  const isUploading = useIsUploading()
  const shared = useSharedWords()

  function leave() {
    discardDraft()
    onDone()
  }

  return (
    <FormProvider {...form}>
      <Card>
        <h2 className="mb-6 text-2xl">{assetDetailWords.edit}</h2>
        {!hasConflict && draftNotice}
        {hasConflict && <ConflictNotice onUseNewer={() => discardTyped(reset)} />}
        <Form
          {...formProps}
          submit={
            <SubmitOrCancel
              busy={formProps.busy || isUploading}
              disabled={!isDirty && draftNotice === null}
              submit={isUploading ? shared.uploadingThePhoto : assetDetailWords.save}
              onCancel={leave}
            />
          }
        >
          <AssetFields />
        </Form>
        {dialog}
      </Card>
    </FormProvider>
  )
}

const changedFormSchema = (asset: AssetRecord) =>
  z.pipe(z.transform(toAssetInput), changedAssetInput(asset))

const textNames = [
  ...(['imageUrl', 'receiptUrl', 'brand', 'make', 'modelName', 'color', 'vehicleID'] as const),
]

/** Converts an asset to form values. */
function assetToForm(asset: AssetRecord): AssetForm {
  return {
    type: asset.type,
    name: asset.name,
    description: asset.description,
    photoUrls: asset.photoUrls,
    hidden: asset.hidden,
    uuidType: asset.uuidType ?? '',
    ...textsOf(asset, textNames),
    ...groupedIdentifiers(asset),
    vehicleRegistrationState: asset.vehicleRegistrationState ?? '',
    year: asset.year?.toString() ?? '',
    ...detailsToForm(asset),
  }
}

/** In the groups in which a field shows them once it is left. */
function groupedIdentifiers({ uuidType, uuid, moreIdentifiers, ...asset }: AssetRecord) {
  return {
    uuid: groupTypedAs(uuidType, uuid ?? ''),
    moreIdentifiers: moreIdentifiers.map(({ kind, value }) => ({
      kind,
      value: groupTypedAs(kind, value),
    })),
    vin: groupTypedAs('vin', asset.vin ?? ''),
    plateNumber: groupTypedAs('plateNumber', asset.plateNumber ?? ''),
    chassisNumber: groupTypedAs('chassisNumber', asset.chassisNumber ?? ''),
  }
}

type AssetChanges = Omit<z.input<typeof updateAssetInput>, 'id'>

/** The fields whose values differ from `before`. */
function assetChanges(form: AssetForm, before: AssetForm): AssetChanges {
  return changedFields(toAssetInput(form), toAssetInput(before)) as AssetChanges
}
