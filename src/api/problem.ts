import { serverFailedMessage, unreachableMessage } from '../locales/en/connection.ts'
import type { ProblemParams, ProblemReason } from '../locales/en/problems.ts'

/**
 * Every error code of the API with its HTTP status. The list is closed, so programs may rely on it.
 */
export const problemStatus = {
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  INVALID_CODE: 400,
  LOG_IN_EXPIRED: 400,
  RESET_LINK_INVALID: 400,
  SUBSCRIPTION_LINK_INVALID: 400,
  WATCH_LINK_INVALID: 400,
  CONFIRMATION_LINK_INVALID: 400,
  WRONG_PASSWORD: 400,
  PASSKEY_REFUSED: 400,
  WRONG_CREDENTIALS: 401,
  TWO_FACTOR_CODE_REQUIRED: 401,
  UNAUTHENTICATED: 401,
  ACCOUNT_SUSPENDED: 403,
  EMAIL_NOT_VERIFIED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  PASSWORD_TOO_WEAK: 403,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  FORBIDDEN: 403,
  /** The feature needs a plan that the account does not have. */
  PLAN_REQUIRED: 403,
  CONFLICT_OF_INTEREST: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The body arrived too slowly. */
  REQUEST_TIMEOUT: 408,
  /** An account has the maximum number of API keys. */
  API_KEYS_USED_UP: 409,
  EMAIL_TAKEN: 409,
  IDENTIFIER_ALREADY_YOURS: 409,
  TWO_FACTOR_ALREADY_ENABLED: 409,
  TWO_FACTOR_NOT_ENABLED: 409,
  LIMIT_REACHED: 409,
  WEBHOOK_NOT_ENABLED: 409,
  REPORT_ALREADY_OPEN: 409,
  REPORT_CLOSED: 409,
  EDIT_CONFLICT: 409,
  CONVERSATION_CLOSED: 409,
  STATUS_CHANGE_REFUSED: 409,
  ALREADY_APPLIED: 409,
  PRODUCTS_ALREADY_SUBMITTED: 409,
  LAST_SUPER_ADMIN: 409,
  MATCH_ALREADY_DECIDED: 409,
  TRANSFER_REFUSED: 409,
  TRANSFER_CLOSED: 409,
  PAYMENTS_CLOSED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  /** The database cannot be reached or written. */
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
  INTERNAL: 500,
} as const

export type ProblemCode = keyof typeof problemStatus

/** The body of every error response. `fields` maps the name of a field to the message beside it. */
export interface ProblemBody {
  message: string
  code: ProblemCode
  fields?: Record<string, string>
  /** With `TWO_FACTOR_CODE_REQUIRED`: send it together with the code. */
  challenge?: string
  /** With `TWO_FACTOR_CODE_REQUIRED`: the accepted factors. A recovery code is always accepted. */
  factors?: TwoFactorKind[]
}

/** An authenticator app, or a passkey. */
export type TwoFactorKind = 'app' | 'passkey'

/** Details of an error, in addition to its code and reason. */
interface Details {
  /** Parameters of the reason’s text. */
  params?: object
  /** The field that the reason is about. */
  field?: string
  /**
   * For each field, a reason of the same code, or a schema’s message for `inputText` to translate.
   */
  fields?: Record<string, string | { reason: string; params?: object }>
  retryAfterSeconds?: number
  challenge?: string
  factors?: TwoFactorKind[]
}

class Refusal extends Error {
  readonly code: ProblemCode
  readonly reason: string
  readonly details: Details

  constructor(code: ProblemCode, reason: string, details: Details = {}) {
    super(`${code} ${reason}`)
    this.name = 'Problem'
    this.code = code
    this.reason = reason
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }

  get retryAfterSeconds(): number | undefined {
    return this.details.retryAfterSeconds
  }
}

/**
 * An error with a code for programs and a reason. The reason’s text is in `locales/en/problems.ts`.
 * It may be thrown anywhere on the server and becomes a response in one place, at the edge.
 */
export type Problem = Refusal
export const Problem = Refusal as new <
  Code extends ProblemCode,
  Reason extends ProblemReason<Code>,
>(
  code: Code,
  reason: Reason,
  ...details: [ProblemParams<Code, Reason>] extends [never]
    ? [details?: Omit<Details, 'params'>]
    : [details: Details & { params: ProblemParams<Code, Reason> }]
) => Refusal

/** The same error on the client. Status 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ProblemBody | undefined

  constructor(status: number, body: ProblemBody | undefined) {
    super(body?.message ?? (status >= 500 ? serverFailedMessage : unreachableMessage))
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}
