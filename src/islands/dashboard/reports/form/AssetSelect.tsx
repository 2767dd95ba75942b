import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { groupImei } from '../../../../domain/identifiers/group-while-typing.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { fill } from '../../../../locales/texts.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { Identifier } from '../../../../ui/Identifier.tsx'
import { useWords } from '../../../words/use-words.ts'
import { identifierTextsOf, useFilteredAssets } from '../../assets/use-filtered-assets.ts'
import { assetQuery } from '../../queries.ts'
import type { ReportForm } from './report-form.ts'

interface Props {
  /** The user's newest assets, and whether these are all. */
  newest: readonly AssetRecord[]
  isWhole: boolean
  /** The chosen asset, once it is loaded. */
  chosen: AssetRecord | undefined
}

/** Selects the asset of a report. Assets with an open report cannot be selected. */
export function AssetSelect({ newest, isWhole, chosen }: Props) {
  const words = useWords('reportFormWords', reportFormWords)
  const { control } = useFormContext<ReportForm>()
  const { field, fieldState } = useController({ control, name: 'assetId' })
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const { assets, search } = useFilteredAssets(newest, isWhole, typed)
  const isListed = field.value === '' || assets.some(({ id }) => id === field.value)

  const number = chosen && numberOf(chosen)

  function choose(id: string) {
    const asset = assets.find((each) => each.id === id)
    // `chosen` is read from the cache: its option stays when a later search does not find it.
    if (asset) client.setQueryData(assetQuery(id, client).queryKey, asset)
    field.onChange(id)
  }

  return (
    <>
      {!isWhole && (
        <Field
          type="search"
          label={words.findTheAsset}
          optional={words.optional}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would submit the report.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          hint={
            <span role="status">
              {typed.trim() === ''
                ? fill(words.newestAreBelow, { count: newest.length })
                : foundLabel(words, assets.length, search)}
            </span>
          }
        />
      )}
      <SelectField
        label={words.asset}
        placeholder={words.chooseAnAsset}
        error={fieldState.error?.message}
        hint={number && <Identifier value={number} />}
        {...field}
        onChange={({ target }) => choose(target.value)}
      >
        {!isListed && (
          <option value={field.value}>
            {chosen ? chosenLabel(words, chosen) : words.yourAsset}
          </option>
        )}
        {assets.map((asset) => (
          <option key={asset.id} value={asset.id} disabled={asset.openReport !== null}>
            {asset.id === chosen?.id ? chosenLabel(words, asset) : optionLabel(words, asset)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type Words = typeof reportFormWords

/** A phone cuts the number off in the select, so it is below. */
function chosenLabel(words: Words, asset: AssetRecord): string {
  return asset.openReport ? optionLabel(words, asset) : asset.name
}

function optionLabel(words: Words, asset: AssetRecord): string {
  return asset.openReport
    ? fill(words.alreadyReported[asset.openReport], { name: asset.name })
    : [asset.name, numberOf(asset)].filter(Boolean).join(' · ')
}

/** The number by which a user recognises an asset. */
function numberOf(asset: AssetRecord): string {
  const text = asset.plateNumber || (identifierTextsOf(asset)[0] ?? '')
  return groupImei(text)
}

function foundLabel(
  words: Words,
  count: number,
  search: { isFetching: boolean; isError: boolean; error: Error | null },
): string {
  if (search.isFetching) return words.searching
  if (search.isError) return search.error?.message ?? ''
  return count === 0 ? words.noResults : fill(words.foundChooseOne, { count })
}
