import * as z from 'zod/mini'
import { caseKinds } from '../../domain/disputes/conflicts-of-interest.ts'
import { disputeStatuses, workedCaseKinds } from '../../domain/disputes/disputes.ts'
import { disputeSorts } from '../admin-lists.ts'
import { adminAssetRecord, reportLine } from '../assets/admin-assets.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  nullableText,
  optionalFormField,
  requiredText,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { listResponse, windowFields } from '../list-fields.ts'

/** A case by its kind and the id of its report, dispute or business. */
export const caseFields = {
  kind: z.enum(workedCaseKinds, { error: `Choose one of ${workedCaseKinds.join(', ')}` }),
  id,
}

/** The member of staff who works on a case, as lists show them. */
export const assignee = z.object({ id: z.string(), name: z.string() })

export type Assignee = z.output<typeof assignee>

/** Who works on a case, and what staff have written to each other about it. */
export const caseWorkRecord = z.object({
  assignee: z.nullable(z.extend(assignee, { since: instant })),
  /** Newest first, at most 100. */
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** Null once the author has erased their account. */
      author: nullableText,
      createdAt: instant,
    }),
  ),
})

export type CaseWorkRecord = z.output<typeof caseWorkRecord>

export const getCaseWork = defineEndpoint('GET', '/admin/cases/{kind}/{id}', 'staff', {
  summary:
    'The assignee of a case and its internal notes. Staff who are a party to the case cannot read them.',
  input: z.object(caseFields),
  result: dataResponse(caseWorkRecord),
})

export const addCaseNote = defineEndpoint('POST', '/admin/cases/{kind}/{id}/notes', 'staff', {
  summary: 'Add an internal note to a case. Users never see it.',
  input: z.object({ ...caseFields, text: requiredText('note-missing', 2000) }),
  result: dataResponse(caseWorkRecord),
})

export const assignCase = defineEndpoint('PATCH', '/admin/cases/{kind}/{id}', 'staff', {
  summary:
    'Take a case, or release it. `assigneeId` is the assignee that the caller saw, left out if there was none. If the assignee has changed since, nothing changes.',
  input: z.object({
    ...caseFields,
    action: z.enum(['take', 'give-back'], { error: invalid('case-action') }),
    assigneeId: z.optional(id),
  }),
  result: dataResponse(caseWorkRecord),
})

/** A disputed identifier, as staff list it. */
export const disputeEntry = z.object({
  id: z.string(),
  identifier: z.object({ label: z.string(), value: z.string() }),
  status: z.enum(disputeStatuses),
  sides: z.number(),
  openedAt: instant,
  /** Until then both sides can show evidence; null unless it is open. */
  deadline: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** The member of staff who works on it. */
  assignee: z.nullable(assignee),
})

export type DisputeEntry = z.output<typeof disputeEntry>

/** A user who claims an identifier, with their evidence. */
export const disputeSide = z.object({
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  status: z.enum(['claims', 'upheld', 'refused']),
  /** True if they reported it found. A finder does not claim ownership. */
  isFinder: z.boolean(),
  askedAt: z.nullable(instant),
  askedFor: nullableText,
  /** How they say that they got it. */
  statement: nullableText,
  statedAt: z.nullable(instant),
  /** When they said that it is not theirs, or let the deadline pass. */
  givenUpAt: z.nullable(instant),
  /** Since when the claim waits, because they contest as many numbers as they may. */
  waitingSince: z.nullable(instant),
  account: z.object({
    createdAt: instant,
    phoneVerified: z.boolean(),
    isBusiness: z.boolean(),
    /** Assets that they registered in the first week of the account, and in the last 30 days. */
    firstWeek: z.number(),
    lastMonth: z.number(),
    /** Other disputes in which they are a claimant, and those that ended against them. */
    disputes: z.number(),
    refused: z.number(),
  }),
  /** When they registered the identifier; null if they no longer have it. */
  registeredAt: z.nullable(instant),
  /** Null if none of their assets carries the identifier any more. */
  asset: z.nullable(
    z.extend(adminAssetRecord, {
      photoUrls: z.array(z.string()),
      receiptUrl: nullableText,
    }),
  ),
  reports: z.array(reportLine),
})

export type DisputeSide = z.output<typeof disputeSide>

export const disputeRecord = z.object({
  ...disputeEntry.shape,
  reason: nullableText,
  decidedBy: nullableText,
  /** The user who registered it first is first. */
  claims: z.array(disputeSide),
})

export type DisputeRecord = z.output<typeof disputeRecord>

export const askForEvidence = defineEndpoint('POST', '/admin/disputes/{id}/ask', 'staff', {
  summary: 'Ask one side of a dispute by mail for evidence that the asset is theirs.',
  input: z.object({
    id,
    ownerId: id,
    what: requiredText('evidence-missing', 500),
  }),
  result: dataResponse(disputeRecord),
})

export const getConflict = defineEndpoint('GET', '/admin/conflicts/{kind}/{id}', 'staff', {
  summary:
    'Whether the caller may decide a case. They may not if they, or a user with their phone number or mailbox, are a party to it.',
  input: z.object({
    kind: z.enum(caseKinds, { error: `Choose one of ${caseKinds.join(', ')}` }),
    id,
  }),
  result: dataResponse(
    z.object({
      /** Why the caller may not decide, and who may; null if they may. */
      refusal: z.nullable(z.string()),
      /** Parties with the caller’s surname and address. This is only a hint. */
      maybeRelatives: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})

export const listDisputes = defineEndpoint('GET', '/admin/disputes', 'staff', {
  summary:
    'Identifiers that two or more users claim, newest first unless `sort` says otherwise; open ones oldest first, so that the overdue ones lead.',
  input: z.object({
    ...windowFields(disputeSorts),
    status: optionalFormField(z.enum(disputeStatuses, { error: invalid('dispute-status') })),
  }),
  result: listResponse({ disputes: z.array(disputeEntry) }),
})

export const getDispute = defineEndpoint('GET', '/admin/disputes/{id}', 'staff', {
  summary: 'One disputed identifier with the evidence of every side.',
  input: z.object({ id }),
  result: dataResponse(disputeRecord),
})

export const resolveDispute = defineEndpoint('PATCH', '/admin/disputes/{id}', 'staff', {
  summary:
    'Decide a disputed identifier in favour of one owner, or of nobody if `ownerId` is left out. `open` takes a decision back.',
  input: z.object({
    id,
    status: z.enum(['decided', 'open'], { error: invalid('dispute-decision') }),
    /** `openedAt` of the dispute that was looked at: who claims the number later was not seen. */
    openedAt: z.optional(instant),
    ownerId: optionalFormField(id),
    reason: requiredText('dispute-reason-missing', 500),
  }),
  result: dataResponse(disputeRecord),
})
