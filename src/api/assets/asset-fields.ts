import * as z from 'zod/mini'
import { gadgetIdentifierKinds, type IdentifierKind } from '../../domain/identifiers/kinds.ts'
import { parseIdentifier } from '../../domain/identifiers/parse-identifier.ts'
import {
  optionalFormField,
  requiredLine,
  requiredText,
  stateName,
  typedLine,
  uploadUrl,
} from '../fields.ts'
import { invalid, invalidBecause, type PlainInvalidCode } from '../invalid.ts'
import { detailFields } from './asset-details.ts'
import { moreIdentifiers } from './more-identifiers.ts'

const latestModelYear = () => new Date().getFullYear() + 1

/** Text that must read as an identifier of `kind`. */
function identifierOf(kind: IdentifierKind, ask: PlainInvalidCode) {
  return typedLine(ask, 64).check(
    z.check((field) => {
      if (field.value === '') return
      const reading = parseIdentifier(kind, field.value)
      if (reading.ok) return
      const message = invalidBecause(reading.reason)
      field.issues.push({ code: 'custom', message, input: field.value })
    }),
  )
}

/** Beyond the cover, which is `imageUrl`: 8 in all. */
export const maxMorePhotos = 7

/** What every asset has (spec §5), and what may be told of it. */
export const sharedFields = {
  name: requiredLine('asset-name-missing', 80),
  description: requiredText('description-missing', 1000),
  imageUrl: uploadUrl,
  /** Further photos, in order. */
  photoUrls: z.optional(
    z.array(uploadUrl, { error: invalid('pictures-form') }).check(
      z.maxLength(maxMorePhotos, invalid('too-many-photos', { max: maxMorePhotos + 1 })),
      z.refine<string[]>((urls) => new Set(urls).size === urls.length, invalid('photo-repeated')),
    ),
  ),
  receiptUrl: optionalFormField(uploadUrl),
  hidden: z.optional(z.boolean({ error: invalid('not-true-or-false') })),
  ...detailFields,
}

export const gadgetFields = {
  uuidType: z.enum(gadgetIdentifierKinds, { error: invalid('number-kind-missing') }),
  uuid: typedLine('unique-number-missing', 64),
  moreIdentifiers,
  brand: requiredLine('brand-missing', 60),
}

export const vehicleFields = {
  vehicleID: optionalFormField(requiredLine('vehicle-id-missing', 60)),
  vin: optionalFormField(identifierOf('vin', 'vin-missing')),
  plateNumber: identifierOf('plateNumber', 'plate-missing'),
  chassisNumber: optionalFormField(identifierOf('chassisNumber', 'chassis-missing')),
  vehicleRegistrationState: stateName,
  make: requiredLine('make-missing', 60),
  modelName: requiredLine('model-missing', 60),
  color: requiredLine('colour-missing', 40),
  year: z.number({ error: invalid('year-form') }).check(
    z.int(invalid('year-form')),
    z.minimum(1900, invalid('year-too-early')),
    z.refine((year) => year <= latestModelYear(), invalid('year-to-come')),
  ),
}

/** A frame older or shorter than a VIN goes in as a chassis number; one of the two is needed. */
export const vinOrChassis = z.refine<{ vin?: unknown; chassisNumber?: unknown }>(
  (form) => form.vin !== undefined || form.chassisNumber !== undefined,
  {
    error: invalid('vin-or-chassis'),
    path: ['vin'],
    // Said with the other mistakes, not after they are mended.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
