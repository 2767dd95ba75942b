import * as z from 'zod/mini'
import { identifierKinds } from '../../domain/identifiers/kinds.ts'
import { dayUntilToday } from '../day.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  email,
  messageResponse,
  optionalFormField,
  optionalLine,
  typedLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { languageName } from '../language-name.ts'
import { stateName } from '../state-name.ts'
import { identifierParses, readWithinHours, serialHasBrand } from './finds.ts'
import { reportRecord } from './report-record.ts'

/** What an owner states about a lost or stolen item that may not be registered yet. */
const lossFields = {
  identifier: typedLine('found-number-missing', 64),
  /** The kind of identifier; if left out, it is detected. */
  kind: optionalFormField(z.enum(identifierKinds, { error: invalid('found-kind') })),
  /** The name of an item that is not registered yet; if left out, the number suggests one. */
  name: optionalLine(80),
  /** True if the owner confirms an identifier that looks mistyped. */
  asWritten: z.optional(z.boolean({ error: invalid('say-true-or-false') })),
  status: z.enum(['Lost', 'Stolen'], { error: invalid('loss-status') }),
  /** Required with a serial number, which is unique only at its maker. */
  brand: optionalLine(60),
  lastSeenDate: optionalFormField(dayUntilToday),
  state: optionalFormField(stateName),
  location: optionalLine(200),
}

export const createLossInput = z.object(lossFields).check(identifierParses, serialHasBrand)

/** What an owner without an account states. */
export const lossReportInput = z
  .object({
    ...lossFields,
    email,
    /** The language of the mail with the code, and of a new account. */
    language: z.optional(languageName),
  })
  .check(identifierParses, serialHasBrand)

export type LossReport = z.output<typeof lossReportInput>

/** The response is the same whether or not the e-mail has an account. */
export const reportLoss = defineEndpoint('POST', '/losses', 'anyone', {
  summary:
    'Report a lost or stolen item without an account. A six-digit code is sent to the e-mail; `POST /finds/confirm` takes it. A second report does not replace the first: `draft` says which one the code confirms.',
  input: lossReportInput,
  result: z.object({
    message: z.string(),
    /** Identifies this draft in `POST /finds/confirm`. */
    draft: z.string(),
  }),
})

export const createLoss = defineEndpoint('POST', '/reports/losses', 'verified', {
  summary:
    'Report an item lost or stolen by its number alone. The item is registered with the report, unless it is registered already.',
  input: createLossInput,
  result: z.extend(dataResponse(reportRecord), { readWithinHours }),
  status: 201,
})

/** What an owner knows who has to look for the number first. */
export const lossDraftInput = z.object({
  name: lossFields.name,
  status: optionalFormField(lossFields.status),
  brand: lossFields.brand,
  lastSeenDate: lossFields.lastSeenDate,
  state: optionalFormField(stateName),
  location: lossFields.location,
})

export type LossDraft = z.output<typeof lossDraftInput>

export const remindOfLoss = defineEndpoint('POST', '/reports/losses/reminder', 'verified', {
  summary:
    'Keep a report without its number for three days, then mail it to yourself once. A later one replaces it; a reported loss deletes it.',
  input: lossDraftInput,
  result: dataResponse(messageResponse),
})
