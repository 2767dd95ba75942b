import { type GuardedFetch, OutgoingRefusedError } from '../outgoing/guarded-fetch.ts'

/** A text on its way to a phone. */
export interface PhoneMessage {
  /** As the gateway sent it: digits, with or without a `+`. */
  to: string
  text: string
  /** Ties a reply to a message, for gateways that need it. */
  linkId: string | null
  /** Set if nobody wrote to us first: WhatsApp then takes nothing but a template. */
  template?: TemplateMessage
}

export interface TemplateMessage {
  purpose: 'notice' | 'code'
  /** That of the reader, if the template has it. */
  language: string
  /** What its text has a place for: a link, or a code. */
  parameter: string
}

/** Hands a text to a gateway; rejects if the gateway did not accept it. */
export type SendToPhone = (message: PhoneMessage) => Promise<void>

/** The gateway will never accept this message, so it is not sent again. */
export class RefusedByGateway extends Error {}

/** The request left and nothing came back, so the phone may have the message. */
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
