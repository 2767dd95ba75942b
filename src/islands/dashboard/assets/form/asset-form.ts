import * as z from 'zod/mini'
import {
  type AssetRecord,
  type DetailName,
  detailNames,
} from '../../../../api/assets/asset-record.ts'
import { createAssetInput } from '../../../../api/assets/assets.ts'
import { ungroupTypedAs } from '../../../../domain/identifiers/group-typed.ts'
import type { GadgetIdentifierKind } from '../../../../domain/identifiers/kinds.ts'
import { foldTyped } from '../../../../domain/text/clean.ts'
import { withPlainDigits } from '../../../../domain/text/scripts.ts'
import { nairaOf } from '../../../forms/naira.ts'
import { naira } from '../naira.ts'

export type AssetType = AssetRecord['type']

/** The values of an asset form, for both categories. */
export interface AssetForm extends Record<DetailName, string> {
  type: AssetType | ''
  name: string
  description: string
  imageUrl: string
  /** Photos beyond the cover. */
  photoUrls: string[]
  receiptUrl: string
  hidden: boolean
  uuidType: GadgetIdentifierKind | ''
  uuid: string
  moreIdentifiers: { kind: GadgetIdentifierKind | ''; value: string }[]
  brand: string
  vehicleID: string
  vin: string
  plateNumber: string
  chassisNumber: string
  vehicleRegistrationState: string
  make: string
  modelName: string
  color: string
  /** As typed. */
  year: string
}

export const emptyAsset: AssetForm = {
  type: '',
  name: '',
  description: '',
  imageUrl: '',
  photoUrls: [],
  receiptUrl: '',
  hidden: false,
  uuidType: '',
  uuid: '',
  moreIdentifiers: [],
  brand: '',
  vehicleID: '',
  vin: '',
  plateNumber: '',
  chassisNumber: '',
  vehicleRegistrationState: '',
  make: '',
  modelName: '',
  color: '',
  year: '',
  ...detailsToForm({}),
}

/** The details as the form shows them: the price as `PriceField` does. */
export function detailsToForm(
  record: Partial<Pick<AssetRecord, DetailName>>,
): Record<DetailName, string> {
  const entries = detailNames.map((name) => [name, record[name]?.toString() ?? ''])
  const price = typeof record.price === 'number' ? naira.format(record.price) : ''
  return { ...(Object.fromEntries(entries) as Record<DetailName, string>), price }
}

/** The schema of the API contract, with the form's types as input. */
export const assetFormSchema = z.pipe(
  // An untouched select has the value '', which the contract refuses with its own message.
  z.transform((form: AssetForm) => toAssetInput(form) as z.input<typeof createAssetInput>),
  createAssetInput,
)

/** Converts the form to the API input: numbers as numbers, identifiers without their groups. */
export function toAssetInput(form: AssetForm) {
  const { uuid, vin, plateNumber, chassisNumber, moreIdentifiers } = form
  return {
    ...form,
    uuid: ungroupTypedAs(form.uuidType, uuid),
    vin: ungroupTypedAs('vin', vin),
    plateNumber: ungroupTypedAs('plateNumber', plateNumber),
    chassisNumber: ungroupTypedAs('chassisNumber', chassisNumber),
    moreIdentifiers: moreIdentifiers.map(({ kind, value }) => ({
      kind,
      value: ungroupTypedAs(kind, value),
    })),
    year: form.year.trim() === '' ? Number.NaN : Number(withPlainDigits(foldTyped(form.year))),
    price: nairaOf(form.price),
  }
}
