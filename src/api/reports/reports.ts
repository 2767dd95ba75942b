import * as z from 'zod/mini'
import { confirmationAnswers } from '../../domain/reports/confirmations.ts'
import { reportEventKinds } from '../../domain/reports/report-history.ts'
import { reportStatuses } from '../../domain/reports/reports.ts'
import { dayUntilToday } from '../day.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  baseVersion,
  dataResponse,
  id,
  instant,
  mailedToken,
  messageResponse,
  nullablePatch,
  nullableText,
  optionalFormField,
  optionalLine,
  requiredText,
  timeOfDay,
  uploadUrl,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { stateName } from '../state-name.ts'
import { reportLogEntry, reportRecord } from './report-record.ts'

export const story = requiredText('story-missing', 2000)

/** Optional fields of a report, the same when it is created and when it is corrected. */
export const reportLines = {
  location: optionalLine(200),
  policeReference: optionalLine(60),
  policeStation: optionalLine(120),
}

export const createReportInput = z.object({
  assetId: z.pipe(
    z.string({ error: invalid('asset-missing') }).check(z.minLength(1, invalid('asset-missing'))),
    id,
  ),
  status: z._default(z.enum(reportStatuses, { error: invalid('report-status') }), 'Lost'),
  description: story,
  lastSeenDate: optionalFormField(dayUntilToday),
  lastSeenTime: optionalFormField(timeOfDay),
  /** The state it was last seen in; read from `location` if that names one. */
  state: optionalFormField(stateName),
  imageUrl: optionalFormField(uploadUrl),
  ...reportLines,
})

export const createReport = defineEndpoint('POST', '/reports/create-report', 'verified', {
  summary: 'Report a registered asset Lost, Stolen or Found. Stolen waits for our team’s review.',
  input: createReportInput,
  result: dataResponse(reportRecord),
  status: 201,
  repeatable: true,
})

/** The fields that may be corrected while a report is open. */
export const reportChange = z.object({
  description: z.optional(story),
  lastSeenDate: nullablePatch(dayUntilToday),
  lastSeenTime: nullablePatch(timeOfDay),
  state: nullablePatch(stateName),
  imageUrl: nullablePatch(uploadUrl),
  ...reportLines,
})

export const updateReport = defineEndpoint('PATCH', '/reports/{id}', 'verified', {
  summary:
    'Change one of your own open reports. `Found` closes a Lost or Stolen report as recovered, `Handed over` closes a Found one, and `Stolen` makes a Lost one a theft, which our team reviews. To change the status of a Lost or Stolen report needs the password of the last ten minutes. `stillMissing` says that it is not back yet.',
  input: z.extend(reportChange, {
    id,
    before: baseVersion,
    status: z.optional(
      z.enum(['Found', 'Handed over', 'Stolen'], { error: invalid('closing-status') }),
    ),
    stillMissing: z.optional(z.literal(true, { error: invalid('still-missing') })),
  }),
  result: dataResponse(reportRecord),
})

export const listMyReports = defineEndpoint('GET', '/reports/user', 'signed-in', {
  summary:
    'Your own reports, newest first, page by page. Send `next` as `after` to get the next page.',
  input: ownPage,
  result: ownPageResponse(reportRecord),
})

export const getReport = defineEndpoint('GET', '/reports/{id}', 'signed-in', {
  summary: 'One of your own reports.',
  input: z.object({ id }),
  result: dataResponse(reportRecord),
})

const reportHistory = z.object({
  /** The status at the time of the report: a recovered loss is now Found. */
  reportedAs: z.enum(reportStatuses),
  /** How many hours our team usually takes to read one; null once it has, or if too few were read. */
  readWithinHours: z.nullable(z.number()),
  /**
   * How often others checked its number: the day and the state of the last. All null for a few checks, of
   * which the reporter was told; null for none.
   */
  checks: z.nullable(
    z.object({ times: z.nullable(z.number()), day: nullableText, state: nullableText }),
  ),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: instant,
      kind: z.enum(reportEventKinds),
      /** What staff wrote with the decision. */
      reason: z.nullable(z.string()),
      /** The fields that an edit changed. */
      fields: z.array(z.string()),
    }),
  ),
})

export type ReportHistory = z.output<typeof reportHistory>

export const getReportHistory = defineEndpoint('GET', '/reports/{id}/history', 'signed-in', {
  summary: 'The history of one of your own reports, without names.',
  input: z.object({ id }),
  result: dataResponse(reportHistory),
})

export const getReportLog = defineEndpoint('GET', '/reports/{id}/log', 'signed-in', {
  summary: 'The entries of the public log about one of your own reports, and what proves them.',
  input: z.object({ id }),
  result: dataResponse(z.array(reportLogEntry)),
})

export const createPoster = defineEndpoint('POST', '/reports/{id}/poster', 'verified', {
  summary:
    'Make a poster for one of your own open reports: a picture with a QR code. It shows no identifier and nothing about you.',
  input: z.object({
    id,
    /** What the item is, in the reporter’s words. Everybody reads it. */
    item: optionalLine(60),
  }),
  result: z.file(),
  media: 'image/png',
})

export const createEvidencePack = defineEndpoint('POST', '/reports/{id}/evidence', 'signed-in', {
  summary:
    'One of your own reports as a ZIP for the police or a court: PDF, photos, receipts, hashes, signed checks and proofs from the public log.',
  input: z.object({ id }),
  result: z.file(),
  media: 'application/zip',
})

export const answerConfirmation = defineEndpoint('POST', '/confirmations/{answer}', 'anyone', {
  summary:
    'Answer whether something is still missing or still yours, with the token of a mailed link: `still` or `stop`. A link answers once, and closes no report.',
  input: z.extend(mailedToken, {
    answer: z.enum(confirmationAnswers, { error: invalid('confirmation-answer') }),
  }),
  result: messageResponse,
})
