import type { Page } from '@playwright/test'
import type { Endpoint } from '../../src/api/endpoint.ts'
import type { Scheme } from './picture.ts'

/** Who looks: users of the demo, those who have just begun, and nobody who is signed in. */
export const roles = [
  'visitor',
  'newcomer',
  'new shop',
  'owner',
  'chatting',
  'merchant',
  'applicant',
  'refused',
  'admin',
  'new admin',
  'super-admin',
] as const
export type Role = (typeof roles)[number]

/** What one endpoint answers in a picture. */
export interface Reply {
  endpoint: Pick<Endpoint, 'method' | 'path'>
  status: number
  json: unknown
}

/**
 * How the API answers what a screen asks: not at all, with nothing, with a failure, with a refusal,
 * as without a connection, or with these replies. Otherwise as it is.
 */
export type Answers = 'loading' | 'empty' | 'error' | 'too-many' | 'offline' | readonly Reply[]

export interface State {
  answers?: Answers
  /** What the user does before the picture. */
  act?: (page: Page) => Promise<unknown>
  /** Where the user does it, if not on the path of the screen. */
  path?: string
  as?: Role
  /** At these widths only: what the picture shows does not exist at others. */
  widths?: readonly number[]
  /** In these colours only: it has no others. */
  schemes?: readonly Scheme[]
  /** As it is printed. */
  isPaper?: true
  /** The page asks for an address or a record that does not exist, which the console reports. */
  isMissing?: true
  /** A file of dist/client that the server does not serve with these settings. */
  document?: string
  /** A page that is not on the server at all. */
  html?: string
}

/** Paper is about as wide as a tablet, less its margins. */
export const paper = [768] as const

export interface Screen {
  /** As the table of routes has it: `/dashboard/assets/$id`, `/found/[code]`. */
  route: string
  as: Role
  path: string
  states: Readonly<Record<string, State>>
}

export type States = Screen['states']

/** What only the frame of a screen shows without data. */
const withoutData = {
  loading: { answers: 'loading' },
  error: { answers: 'error' },
  offline: { answers: 'offline' },
} satisfies States

/** A screen with a list, or with several. */
export const listStates: States = {
  ...{ full: {}, empty: { answers: 'empty' } },
  ...withoutData,
  'too many requests': { answers: 'too-many' },
}

/** A screen about one record. */
export const recordStates: States = { full: {}, ...withoutData }

/** What a user is told when the server does not take what they send. */
export function refusals(act: NonNullable<State['act']>, as: Role = 'visitor'): States {
  return {
    error: { answers: 'error', act, as },
    'too many requests': { answers: 'too-many', act, as },
    offline: { answers: 'offline', act, as },
  }
}
