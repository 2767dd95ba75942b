import * as z from 'zod/mini'
import { maxLabels } from '../../domain/assets/assets.ts'
import { stepIds } from '../../domain/assets/owner-checklist.ts'
import { dateFormats } from '../../domain/users/users.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  baseVersion,
  dataResponse,
  id,
  optionalFormField,
  typedLine,
  uploadUrl,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { wholeNumber } from '../query-params.ts'
import { reportRecord } from '../reports/report-record.ts'
import {
  gadgetFields,
  identifiersParseAndDiffer,
  sharedFields,
  vehicleFields,
  vinOrChassis,
} from './asset-fields.ts'
import { type AssetRecord, assetRecord } from './asset-record.ts'

export const createAssetInput = assetWith(uploadUrl)

/** An asset that is imported from a table has no photo until its owner adds one. */
export const imagelessAssetInput = assetWith(optionalFormField(uploadUrl))

/** The validated input of either type. */
export type AssetInput = z.output<typeof imagelessAssetInput>

/**
 * An asset after a change by its owner. What was empty before may stay so: an asset that came with a
 * report by its number, or from a table, lacks some fields.
 */
export function changedAssetInput(before: Partial<AssetRecord>) {
  return z.any().check(
    z.check(({ value, issues }) => {
      const after: Readonly<Record<string, unknown>> = value
      // A vehicle needs one of the two.
      const mayLack = (field: string) =>
        (field === 'vin'
          ? (['vin', 'chassisNumber'] as const)
          : [field as keyof AssetRecord]
        ).every((each) => isEmpty(before[each]) && isEmpty(after[each]))
      const { error } = z.safeParse(createAssetInput, value)
      for (const issue of error?.issues ?? []) {
        if (!mayLack(String(issue.path[0]))) issues.push({ ...issue, code: 'custom', input: value })
      }
    }),
  )
}

/** Also the number of an empty field of a form. */
const isEmpty = (value: unknown) => value == null || value === '' || Number.isNaN(value)

function assetWith<Image extends z.ZodMiniType>(imageUrl: Image) {
  const shared = { ...sharedFields, imageUrl }
  return z.discriminatedUnion(
    'type',
    [
      z
        .object({ type: z.literal('Gadget'), ...shared, ...gadgetFields })
        .check(identifiersParseAndDiffer),
      z.object({ type: z.literal('Vehicle'), ...shared, ...vehicleFields }).check(vinOrChassis),
    ],
    { error: invalid('asset-type') },
  )
}

export const createAsset = defineEndpoint('POST', '/assets', 'verified', {
  summary: 'Register an asset that you own by its unique identifier.',
  input: createAssetInput,
  result: dataResponse(assetRecord),
  status: 201,
})

/** A body may hold 64 kB, so a longer table is sent in several requests. */
export const maxImportRows = 50

const rowForm = invalid('row-form')

/** `known`: one of its identifiers is already registered, so nothing is added. */
const rowOutcome = z.object({
  status: z.enum(['new', 'known', 'wrong']),
  /** Error messages by field. */
  fields: z.optional(z.record(z.string(), z.string())),
})

export type RowOutcome = z.output<typeof rowOutcome>

export const importAssets = defineEndpoint('POST', '/assets/import', 'verified', {
  summary:
    'Register up to 50 assets from a table, without photos. Rows that are invalid or already registered are skipped and reported. A dry run only reports.',
  input: z.object({
    dryRun: z.boolean({ error: invalid('dry-run') }),
    /** How this table writes dates, for dates such as `03/04/2026` that are ambiguous. */
    dateFormat: z.optional(
      z.enum(dateFormats, { error: invalid('date-format', { formats: dateFormats }) }),
    ),
    rows: z
      .array(z.record(z.string(), z.unknown(), { error: rowForm }), {
        error: invalid('rows-form'),
      })
      .check(
        z.minLength(1, invalid('no-rows')),
        z.maxLength(maxImportRows, invalid('too-many-rows', { max: maxImportRows })),
      ),
  }),
  result: dataResponse(z.object({ added: z.number(), rows: z.array(rowOutcome) })),
})

export const updateAssetInput = z.extend(
  z.partial(z.object({ ...sharedFields, ...gadgetFields, ...vehicleFields })),
  {
    id,
    before: baseVersion,
  },
)

/**
 * Any of the fields; fields of the other type are ignored. What the asset had, it must keep after
 * the change.
 */
export const updateAsset = defineEndpoint('PATCH', '/assets/{id}', 'verified', {
  summary: 'Change one of your own assets. Only the fields that are sent change.',
  input: updateAssetInput,
  result: dataResponse(assetRecord),
})

export const listAssets = defineEndpoint('GET', '/assets', 'signed-in', {
  summary:
    'Your own assets, newest first, page by page. Send `next` as `after` to get the next page.',
  input: ownPage,
  result: ownPageResponse(assetRecord),
})

export const getAsset = defineEndpoint('GET', '/assets/detail/{id}', 'signed-in', {
  summary: 'One of your own assets.',
  input: z.object({ id }),
  result: dataResponse(assetRecord),
})

export const searchAssets = defineEndpoint('GET', '/assets/search/', 'signed-in', {
  summary:
    'Your own assets that have an identifier beginning with the text, or the text in their name.',
  input: z.object({
    query: typedLine('asset-search-missing', 64),
    limit: wholeNumber({ fallback: 10, min: 1, max: 100 }),
  }),
  result: dataResponse(z.array(assetRecord)),
})

export const createLabels = defineEndpoint('POST', '/assets/labels', 'verified', {
  summary:
    'Get codes for printed labels of your own assets. An asset that already has a code keeps this code.',
  input: z.object({
    ids: z
      .array(id, { error: invalid('assets-missing') })
      .check(
        z.minLength(1, invalid('no-assets')),
        z.maxLength(maxLabels, invalid('too-many-assets', { max: maxLabels })),
      ),
  }),
  result: dataResponse(
    z.array(z.object({ assetId: z.string(), name: z.string(), code: z.string() })),
  ),
})

export const rotateLabelCode = defineEndpoint('POST', '/assets/{id}/label', 'verified', {
  summary: 'Replace the code of an asset’s label. The code that was printed before stops working.',
  input: z.object({ id }),
  result: dataResponse(z.object({ assetId: z.string(), code: z.string() })),
})

export const toggleChecklistStep = defineEndpoint('PATCH', '/reports/{id}/steps', 'verified', {
  summary: 'Tick or untick a step of the checklist of your own open report.',
  input: z.object({
    id,
    step: z.enum(stepIds, { error: invalid('step-unknown') }),
    done: z.boolean({ error: invalid('step-done') }),
  }),
  result: dataResponse(reportRecord),
})
