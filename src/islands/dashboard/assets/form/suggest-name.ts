import type { UseFormReturn } from 'react-hook-form'
import type { AssetForm } from './asset-form.ts'

/** Fills in the name from the maker, unless the user has given one. */
export function suggestName({
  getValues,
  setValue,
  formState,
}: Pick<UseFormReturn<AssetForm>, 'getValues' | 'setValue' | 'formState'>): void {
  const suggested = suggestedName(getValues())
  if (getValues('name') !== '' || !suggested) return
  setValue('name', suggested, { shouldDirty: true, shouldValidate: formState.isSubmitted })
}

/** The name that the maker suggests; empty without a maker. */
export function suggestedName({ type, brand, make, modelName }: AssetForm): string {
  const maker = (type === 'Vehicle' ? `${make} ${modelName}` : brand).trim()
  return maker && `My ${maker}`
}
