import * as z from 'zod/mini'
import { contactWarnings } from '../../domain/conversations/conversations.ts'
import { comparableAnswer } from '../../domain/conversations/ownership-question.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  nullableText,
  optionalText,
  requiredLine,
  requiredText,
  sixDigits,
} from '../fields.ts'
import { invalid } from '../invalid.ts'

/** One message of a match, as one of its two users sees it. */
export const messageRecord = z.object({
  id: z.string(),
  from: z.enum(['you', 'other']),
  text: z.string(),
  /** Warnings for the reader about this message. */
  warnings: z.array(z.enum(contactWarnings)),
  /** Whether this reader has reported it to staff. */
  reported: z.boolean(),
  createdAt: instant,
})

export type MessageRecord = z.output<typeof messageRecord>

const choices = z.object({ name: z.boolean(), phone: z.boolean() })

/** The conversation of a match as one of its two users sees it. It never says who the other is. */
export const threadRecord = z.object({
  /** The id of the match. */
  id: z.string(),
  side: z.enum(['owner', 'finder']),
  /** Why no more messages can be sent; null while they can. */
  closed: z.nullable(z.enum(['withdrawn', 'recovered', 'ended'])),
  /** True if the identifiers are equal, false if they are only similar. */
  exact: z.boolean(),
  /** The reader’s own report. */
  report: z.object({ id: z.string(), name: z.string() }),
  /** One page, oldest first. */
  messages: z.array(messageRecord),
  /** Whether there are earlier messages than these. */
  earlier: z.boolean(),
  /** What each user has chosen to share. */
  sharing: z.object({ you: choices, other: choices }),
  /** The other user’s details, once both have chosen to share them, until the conversation is over. */
  other: z.object({ name: nullableText, phone: z.nullable(z.string()) }),
  /** The finder’s question that only the owner can answer. */
  question: z.nullable(
    z.object({
      text: z.string(),
      warnings: z.array(z.enum(contactWarnings)),
      triesLeft: z.number(),
      answered: z.boolean(),
    }),
  ),
  handOver: z.object({
    /**
     * The code that the owner says at the meeting. Null for the finder, and until the owner asks
     * for it.
     */
    code: nullableText,
    /** Whether the owner has a code. */
    ready: z.boolean(),
    triesLeft: z.number(),
  }),
})

export type ThreadRecord = z.output<typeof threadRecord>

export const getThread = defineEndpoint('GET', '/matches/{id}/thread', 'verified', {
  summary:
    'The conversation of a match, without the users’ names: the newest messages, or those before the message `before`.',
  input: z.object({ id, before: z.optional(id) }),
  result: dataResponse(threadRecord),
})

export const askOwnerInput = z.object({
  id,
  question: requiredLine('question-missing', 200),
  answer: requiredLine('expected-answer-missing', 100).check(
    z.refine((answer) => comparableAnswer(answer) !== '', invalid('expected-answer-form')),
  ),
})

export const askOwner = defineEndpoint('POST', '/matches/{id}/question', 'verified', {
  summary:
    'As the finder, ask a question that only the owner can answer. It is a message, too. Only a hash of the answer is stored.',
  input: askOwnerInput,
  result: dataResponse(threadRecord),
  status: 201,
})

export const answerQuestionInput = z.object({
  id,
  answer: requiredLine('answer-missing', 100),
})

export const answerQuestion = defineEndpoint('POST', '/matches/{id}/answer', 'verified', {
  summary: 'As the owner, answer the finder’s question. Three attempts are allowed.',
  input: answerQuestionInput,
  result: dataResponse(threadRecord),
})

export const sendMessageInput = z.object({
  id,
  text: requiredText('message-missing', 1000),
})

export const sendMessage = defineEndpoint('POST', '/matches/{id}/messages', 'verified', {
  summary: 'Write to the other user of a match.',
  input: sendMessageInput,
  result: dataResponse(threadRecord),
  status: 201,
})

const choice = z.boolean({ error: invalid('not-true-or-false') })

export const shareContact = defineEndpoint('POST', '/matches/{id}/share', 'verified', {
  summary:
    'Choose whether the other user may see your name and phone number. Each is shown once both users have chosen to share it.',
  input: z.object({ id, name: choice, phone: choice }),
  result: dataResponse(threadRecord),
})

export const createHandoverCode = defineEndpoint(
  'POST',
  '/matches/{id}/hand-over/code',
  'verified',
  {
    summary:
      'As the owner, get a new code to say to the finder when you have the item in your hands.',
    input: z.object({ id }),
    result: dataResponse(threadRecord),
  },
)

export const confirmHandoverInput = z.object({
  id,
  code: sixDigits('handover-code'),
})

export const confirmHandover = defineEndpoint('POST', '/matches/{id}/hand-over', 'verified', {
  summary:
    'As the finder, enter the code that the owner says. Both reports are closed as recovered.',
  input: confirmHandoverInput,
  result: dataResponse(threadRecord),
})

export const blockUser = defineEndpoint('POST', '/matches/{id}/block', 'verified', {
  summary: 'Block the other user of a match, in this match and in all others.',
  input: z.object({ id }),
  result: dataResponse(threadRecord),
})

export const flagMessageInput = z.object({ id, messageId: id, reason: optionalText(500) })

export const flagMessage = defineEndpoint(
  'POST',
  '/matches/{id}/messages/{messageId}/report',
  'verified',
  {
    summary: 'Report to staff a message that threatens, extorts or deceives.',
    input: flagMessageInput,
    result: dataResponse(threadRecord),
  },
)
