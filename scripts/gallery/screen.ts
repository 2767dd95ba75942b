import type { Page } from '@playwright/test'
import type { Endpoint } from '../../src/api/endpoint.ts'

/** Who looks: users of the demo, one who has just signed up, and nobody who is signed in. */
export const roles = [
  'visitor',
  'newcomer',
  'owner',
  'chatting',
  'merchant',
  'applicant',
  'refused',
  'admin',
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
  /** As it is printed. */
  isPaper?: true
  /** The page asks for an address or a record that does not exist, which the console reports. */
  isMissing?: true
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
export const listStates: States = { full: {}, empty: { answers: 'empty' }, ...withoutData }

/** A screen about one record. */
export const recordStates: States = { full: {}, ...withoutData }
