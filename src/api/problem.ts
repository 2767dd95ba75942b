/** Every reason the API can refuse for, with its HTTP status. The list is closed: programs may rely on it. */
export const problemStatus = {
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  WRONG_CODE: 400,
  LOG_IN_EXPIRED: 400,
  RESET_LINK_INVALID: 400,
  SUBSCRIPTION_LINK_INVALID: 400,
  WATCH_LINK_INVALID: 400,
  WRONG_PASSWORD: 400,
  PASSKEY_REFUSED: 400,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR_NEEDED: 401,
  NOT_SIGNED_IN: 401,
  ACCOUNT_SUSPENDED: 403,
  EMAIL_NOT_VERIFIED: 403,
  PASSWORD_NEEDED: 403,
  PASSWORD_TOO_WEAK: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_ALLOWED: 403,
  CONFLICT_OF_INTEREST: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The body came too slowly. */
  REQUEST_TIMEOUT: 408,
  EMAIL_TAKEN: 409,
  IDENTIFIER_ALREADY_YOURS: 409,
  SECOND_FACTOR_STANDS: 409,
  REPORT_ALREADY_OPEN: 409,
  REPORT_CLOSED: 409,
  CHANGED_MEANWHILE: 409,
  CONVERSATION_CLOSED: 409,
  STATUS_CHANGE_REFUSED: 409,
  ALREADY_APPLIED: 409,
  PRODUCTS_ALREADY_SUBMITTED: 409,
  LAST_SUPER_ADMIN: 409,
  MATCH_DECIDED: 409,
  TRANSFER_REFUSED: 409,
  TRANSFER_CLOSED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  /** Our records cannot be reached, or not changed. */
  UNAVAILABLE: 503,
  NO_ROOM: 507,
  INTERNAL: 500,
} as const

export type ProblemCode = keyof typeof problemStatus

/** The body of every error answer. `fields` maps a field's name to the sentence shown beside it. */
export interface ProblemBody {
  message: string
  code: ProblemCode
  fields?: Record<string, string>
  /** With `SECOND_FACTOR_NEEDED`: what to send along with the code. */
  challenge?: string
  /** With `SECOND_FACTOR_NEEDED`: what can stand for the code. A recovery code always can. */
  factors?: SecondFactorKind[]
}

/** An authenticator app, or a passkey. */
export type SecondFactorKind = 'app' | 'passkey'

/** A refusal with its words. Thrown anywhere on the server, turned into an answer once, at the edge. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly challenge: string | undefined
  readonly factors: SecondFactorKind[] | undefined

  constructor(
    code: ProblemCode,
    message: string,
    more: {
      fields?: Record<string, string>
      retryAfterSeconds?: number
      challenge?: string
      factors?: SecondFactorKind[]
    } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.challenge = more.challenge
    this.factors = more.factors
  }

  get status(): number {
    return problemStatus[this.code]
  }

  toBody(): ProblemBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.challenge && { challenge: this.challenge }),
      ...(this.factors && { factors: this.factors }),
    }
  }
}

/** The same refusal on the client: what the server said, or that it could not be reached (`status` 0). */
export class CallFailed extends Error {
  readonly status: number
  readonly body: ProblemBody | undefined

  constructor(status: number, body: ProblemBody | undefined) {
    super(body?.message ?? 'We could not reach Toju. Check your connection and try again.')
    this.name = 'CallFailed'
    this.status = status
    this.body = body
  }
}
