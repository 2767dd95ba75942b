import * as z from 'zod/mini'
import {
  type GadgetIdentifierKind,
  gadgetIdentifierKinds,
  type IdentifierKind,
} from '../../domain/identifiers/kinds.ts'
import { readAs } from '../../domain/identifiers/read/read-as.ts'
import { day, dayUntilToday } from '../day.ts'
import {
  optionalFormField,
  optionalFormLine,
  optionalFormText,
  requiredLine,
  requiredText,
  typedLine,
  uploadUrl,
} from '../fields.ts'
import { invalid, invalidBecause, type PlainInvalidCode } from '../invalid.ts'
import { price } from '../price.ts'
import { stateName } from '../state-name.ts'
import type { DetailName } from './asset-record.ts'

/**
 * Optional details of an asset of either type. The columns, the record, the form and the import are
 * named after them: `purchasedOn` is the column `purchased_on`.
 */
const detailFields = {
  purchasedOn: optionalFormField(dayUntilToday),
  purchasedFrom: optionalFormLine(120),
  price,
  /** The last day of the warranty. */
  warrantyUntil: optionalFormField(day),
  notes: optionalFormText(2000),
  keptAt: optionalFormLine(120),
  tags: optionalFormLine(200),
} satisfies Record<DetailName, z.ZodMiniType>

/** At most one identifier of each kind. The first one is in `uuidType` and `uuid`. */
const maxMore = gadgetIdentifierKinds.length - 1

/** Further identifiers of a gadget: second IMEI, serial number, MAC address … */
const moreIdentifiers = z.optional(
  z
    .array(
      z.object(
        {
          kind: z.enum(gadgetIdentifierKinds, { error: invalid('more-kind-missing') }),
          value: typedLine('more-number-missing', 64),
        },
        { error: invalid('more-number-form') },
      ),
      { error: invalid('numbers-form') },
    )
    .check(z.maxLength(maxMore, invalid('too-many-numbers'))),
)

interface Gadget {
  uuidType: GadgetIdentifierKind
  uuid: string
  moreIdentifiers?: { kind: GadgetIdentifierKind; value: string }[] | undefined
}

/** Each identifier of a gadget parses as its kind. No kind and no identifier occurs twice. */
export const identifiersParseAndDiffer = z.check<Gadget>(({ value, issues }) => {
  const refuse = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', message, path, input: value })
  const kinds = new Set<GadgetIdentifierKind>()
  const keys = new Set<string>()
  const lines = [
    { kind: value.uuidType, text: value.uuid, kindAt: ['uuidType'], textAt: ['uuid'] },
    ...(value.moreIdentifiers ?? []).map((more, index) => ({
      kind: more.kind,
      text: more.value,
      kindAt: ['moreIdentifiers', index, 'kind'],
      textAt: ['moreIdentifiers', index, 'value'],
    })),
  ]
  for (const { kind, text, kindAt, textAt } of lines) {
    const reading = readAs(kind, text)
    if (!reading.ok) refuse(textAt, invalidBecause(reading.reason))
    else if (keys.has(`${reading.namespace} ${reading.key}`))
      refuse(textAt, invalid('number-repeated'))
    else keys.add(`${reading.namespace} ${reading.key}`)
    if (kinds.has(kind)) refuse(kindAt, invalid('kind-repeated'))
    kinds.add(kind)
  }
})

const latestModelYear = () => new Date().getFullYear() + 1

/** Text that must parse as an identifier of `kind`. `missing` is the error if there is none. */
function identifierOf(kind: IdentifierKind, missing: PlainInvalidCode) {
  return typedLine(missing, 64).check(
    z.check((field) => {
      if (field.value === '') return
      const reading = readAs(kind, field.value)
      if (reading.ok) return
      const message = invalidBecause(reading.reason)
      field.issues.push({ code: 'custom', message, input: field.value })
    }),
  )
}

/** In addition to the cover (`imageUrl`): 8 photos in all. */
export const maxMorePhotos = 7

/** The fields that every asset has (spec §5), and the optional details. */
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
  /** The kind of the main identifier, and the identifier: spec §5 calls them a UUID. */
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
    z.refine((year) => year <= latestModelYear(), invalid('year-in-the-future')),
  ),
}

/**
 * One of the two is required. A frame number that is older or shorter than a VIN is entered as a
 * chassis number.
 */
export const vinOrChassis = z.refine<{ vin?: unknown; chassisNumber?: unknown }>(
  (form) => form.vin !== undefined || form.chassisNumber !== undefined,
  {
    error: invalid('vin-or-chassis'),
    path: ['vin'],
    // Run this check even if other fields are invalid, so that all errors are reported at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
