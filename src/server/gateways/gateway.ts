import { type GuardedFetch, OutgoingRefusedError } from '../outgoing/guarded-fetch.ts'

/** A text on its way to a phone. */
export interface PhoneMessage {
  /** In the form that the gateway uses: digits, with or without a `+`. */
  to: string
  text: string
  /** Ties a reply to a message, for gateways that need it. */
  linkId: string | null
  /** Set if the user did not write first: WhatsApp then accepts only a template. */
  template?: TemplateMessage
}

export interface TemplateMessage {
  purpose: 'notice' | 'code'
  /** The reader's language. If the template does not have it, its first language is used. */
  language: string
  /** The value of the placeholder in its text: a link or a code. */
  parameter: string
}

/** Hands a text to a gateway; rejects if the gateway did not accept it. */
export type SendToPhone = (message: PhoneMessage) => Promise<void>

/** The gateway will never accept this message, so it is not sent again. */
export class RefusedByGateway extends Error {}

/** The request was sent but not answered, so the phone may have the message. */
export class UnansweredByGateway extends Error {}

const timeoutMs = 15_000
const maxBytes = 100_000

/**
 * Posts to a gateway and returns its JSON. Errors contain only the status, because a gateway's text
 * may contain the phone number.
 */
export async function postToGateway(
  outgoing: GuardedFetch,
  url: string,
  init: { headers: Record<string, string>; body: string },
): Promise<unknown> {
  const response = await outgoing(url, { method: 'POST', ...init, timeoutMs, maxBytes }).catch(
    (error: unknown) => {
      if (wasNeverSent(error)) throw new Error('The gateway could not be reached.')
      throw new UnansweredByGateway('The gateway did not answer.')
    },
  )
  const text = await response.text()
  if (response.ok) return parseJson(text)
  const message = `The gateway answered ${response.status}.`
  // The request itself is wrong, unless a limit, a time-out or a credential stopped it.
  const isFinal = response.status < 500 && ![401, 403, 408, 429].includes(response.status)
  throw isFinal ? new RefusedByGateway(message) : new Error(message)
}

/** No connection was made. */
function wasNeverSent(error: unknown): boolean {
  if (error instanceof OutgoingRefusedError) return error.code !== 'too-long'
  const { code = '' } = (error ?? {}) as { code?: unknown }
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    String(code),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
