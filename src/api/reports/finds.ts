import * as z from 'zod/mini'
import { type IdentifierKind, identifierKinds } from '../../domain/identifiers/kinds.ts'
import { needsBrand, parseFoundIdentifier } from '../../domain/reports/found-reports.ts'
import { verificationCode } from '../auth/sign-up.ts'
import { dayUntilToday } from '../day.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  email,
  optionalFormField,
  optionalLine,
  requiredText,
  typedLine,
  uploadUrl,
} from '../fields.ts'
import { invalid, invalidBecause } from '../invalid.ts'
import { languageName } from '../language-name.ts'
import { stateName } from '../state-name.ts'
import { userRecord } from '../users/user-record.ts'
import { reportRecord } from './report-record.ts'

/** What a finder states about the item. */
export const findFields = {
  identifier: typedLine('found-number-missing', 64),
  /** The kind of identifier; if left out, it is detected. */
  kind: optionalFormField(z.enum(identifierKinds, { error: invalid('found-kind') })),
  /** True if the finder confirms an identifier that looks mistyped. */
  asWritten: z.optional(z.boolean({ error: invalid('say-true-or-false') })),
  /** Required with a serial number, which is unique only at its maker. */
  brand: optionalLine(60),
  description: requiredText('find-missing', 2000),
  lastSeenDate: optionalFormField(dayUntilToday),
  location: optionalLine(200),
  state: stateName,
  imageUrl: optionalFormField(uploadUrl),
}

interface NumberedItem {
  identifier: string
  kind?: IdentifierKind | undefined
  asWritten?: boolean | undefined
  brand?: string | undefined
}

export const identifierParses = z.check<NumberedItem>((find) => {
  const { identifier, kind, asWritten = false } = find.value
  if (identifier === '') return
  const parsed = parseFoundIdentifier(identifier, { kind, asWritten })
  if (!parsed.ok) {
    find.issues.push({
      code: 'custom',
      message: invalidBecause(parsed.reason ?? { code: 'number-unreadable' }),
      path: ['identifier'],
      input: identifier,
    })
  }
})

export const serialHasBrand = z.check<NumberedItem>((item) => {
  const { identifier, kind, asWritten = false, brand } = item.value
  if (!brand && needsBrand(identifier, { kind, asWritten })) {
    const message = invalid('brand-or-make-missing')
    item.issues.push({ code: 'custom', message, path: ['brand'], input: brand })
  }
})

/** Checks only the identifier, for a form that is not complete yet. */
export const foundIdentifierInput = z
  .object({ identifier: z.string(), kind: findFields.kind, asWritten: findFields.asWritten })
  .check(identifierParses)

/** The item alone: the first step of the form. */
export const foundItemInput = z
  .object({
    identifier: findFields.identifier,
    kind: findFields.kind,
    asWritten: findFields.asWritten,
    brand: findFields.brand,
    description: findFields.description,
  })
  .check(identifierParses, serialHasBrand)

/** What a finder without an account states about the item and themselves. */
export const foundReportInput = z
  .object({
    ...findFields,
    email,
    /** The language of the mail with the code, and of a new account. */
    language: z.optional(languageName),
  })
  .check(identifierParses, serialHasBrand)

export type FoundReport = z.output<typeof foundReportInput>

/** The response is the same whether or not the e-mail has an account. */
export const reportFoundItem = defineEndpoint('POST', '/finds', 'anyone', {
  summary:
    'Report a found item without an account. A six-digit code is sent to the e-mail. A second report does not replace the first: `draft` says which one the code confirms.',
  input: foundReportInput,
  result: z.object({
    message: z.string(),
    /** Identifies this draft in `POST /finds/confirm`. */
    draft: z.string(),
  }),
})

/**
 * How many hours our team usually takes to read a report of a theft; null for any other, or if too few
 * were read.
 */
export const readWithinHours = z.nullable(z.number())

export const confirmFoundItemInput = z.object({
  email,
  token: verificationCode,
  /**
   * The `draft` that `POST /finds` or `POST /losses` returned. Only that draft is reported, even if others were
   * sent with this e-mail.
   */
  draft: z.optional(
    z
      .string({ error: invalid('draft-form') })
      .check(z.regex(/^[\w-]{1,64}$/, invalid('draft-form'))),
  ),
})

export const confirmFoundItem = defineEndpoint('POST', '/finds/confirm', 'anyone', {
  summary:
    'Report a found, lost or stolen item by confirming the e-mail with its code. A sender without an account gets one without a password, and is logged in.',
  input: confirmFoundItemInput,
  result: dataResponse(
    z.object({
      reportId: z.string(),
      readWithinHours,
      /** Null if the sender has an account: they log in to see the report. */
      login: z.nullable(z.object({ access_token: z.string(), user: userRecord })),
    }),
  ),
  status: 201,
})

export const createFindInput = z.object(findFields).check(identifierParses, serialHasBrand)

export const createFind = defineEndpoint('POST', '/reports/finds', 'verified', {
  summary: 'Report an item that you found. It is not registered as yours.',
  input: createFindInput,
  result: dataResponse(reportRecord),
  status: 201,
})
