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
import { detailFields } from './asset-details.ts'
import { moreIdentifiers } from './more-identifiers.ts'

const latestModelYear = () => new Date().getFullYear() + 1

/** Text that must read as an identifier of `kind`; the words are the domain's. */
function identifierOf(kind: IdentifierKind, ask: string) {
  return typedLine(ask, 64).check(
    z.check((field) => {
      if (field.value === '') return
      const reading = parseIdentifier(kind, field.value)
      if (!reading.ok)
        field.issues.push({ code: 'custom', message: reading.reason, input: field.value })
    }),
  )
}

/** Beyond the cover, which is `imageUrl`: 8 in all. */
export const maxMorePhotos = 7

/** What every asset has (spec §5), and what may be told of it. */
export const sharedFields = {
  name: requiredLine('Give it a name, like “My black iPhone”', 80),
  description: requiredText('Describe it in a few words', 1000),
  imageUrl: uploadUrl,
  /** Further photos, in order. */
  photoUrls: z.optional(
    z.array(uploadUrl, { error: 'Give a list of pictures' }).check(
      z.maxLength(maxMorePhotos, `At most ${maxMorePhotos + 1} photos in all`),
      z.refine<string[]>((urls) => new Set(urls).size === urls.length, 'A photo is in twice'),
    ),
  ),
  receiptUrl: optionalFormField(uploadUrl),
  hidden: z.optional(z.boolean({ error: 'This is either true or false' })),
  ...detailFields,
}

export const gadgetFields = {
  uuidType: z.enum(gadgetIdentifierKinds, { error: 'Choose which number you have' }),
  uuid: typedLine('Enter the unique number', 64),
  moreIdentifiers,
  brand: requiredLine('Enter the brand, like Samsung', 60),
}

export const vehicleFields = {
  vehicleID: optionalFormField(requiredLine('Enter the vehicle ID, or leave it out', 60)),
  vin: optionalFormField(identifierOf('vin', 'Enter the VIN')),
  plateNumber: identifierOf('plateNumber', 'Enter the plate number'),
  chassisNumber: optionalFormField(identifierOf('chassisNumber', 'Enter the chassis number')),
  vehicleRegistrationState: stateName,
  make: requiredLine('Enter the make, like Toyota', 60),
  modelName: requiredLine('Enter the model, like Corolla', 60),
  color: requiredLine('Enter the colour', 40),
  year: z.number({ error: 'Enter the year as a number, like 2015' }).check(
    z.int('Enter the year as a number, like 2015'),
    z.minimum(1900, 'Enter a year from 1900 on'),
    z.refine((year) => year <= latestModelYear(), 'This year is still to come'),
  ),
}

/** A frame older or shorter than a VIN goes in as a chassis number; one of the two is needed. */
export const vinOrChassis = z.refine<{ vin?: unknown; chassisNumber?: unknown }>(
  (form) => form.vin !== undefined || form.chassisNumber !== undefined,
  {
    error: 'Enter the VIN. If the frame number is shorter than 17, put it under Chassis number.',
    path: ['vin'],
    // Said with the other mistakes, not after they are mended.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
