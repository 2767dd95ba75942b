import type { UseFormReturn } from 'react-hook-form'
import type { AssetForm } from './asset-form.ts'

/** Fills in the name from the maker, unless the user has given one. */
export function suggestName({
  getValues,
  setValue,
}: Pick<UseFormReturn<AssetForm>, 'getValues' | 'setValue'>): void {
  const { name, type, brand, make, modelName } = getValues()
  const maker = (type === 'Vehicle' ? `${make} ${modelName}` : brand).trim()
  if (name === '' && maker !== '') setValue('name', `My ${maker}`, { shouldDirty: true })
}
