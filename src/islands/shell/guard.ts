import { atom } from 'nanostores'
import { clearDrafts } from '../forms/drafts/drafts.ts'
import { paths } from '../paths.ts'
import { clearSession, endSession, hasSessionEnded, requireSession } from '../session.ts'
import { queueToast } from './toasts.ts'

/** Set for good once somebody logs out or their account goes: nothing is asked of the server any more. */
export const $isLeaving = atom(false)

/** What an app does before the user logs out. */
interface Leaving {
  /** Called before a logout, which goes on when this resolves to true. */
  ask: () => Promise<boolean>
  /** When the account is no more: takes away what this browser keeps for it. */
  forget: () => Promise<void>
}

const nothingToSay: Leaving = { ask: async () => true, forget: async () => {} }
let leaving = nothingToSay

/** Call the returned function to unsubscribe. */
export function onBeforeLogout(app: Leaving): () => void {
  leaving = app
  return () => {
    leaving = nothingToSay
  }
}

/** Sends someone who is not signed in to log in and come back; does nothing for the others. */
export async function redirectUnauthenticated(): Promise<void> {
  const { pathname, search, hash } = window.location
  const elsewhere = await requireSession(pathname + search + hash)
  if (elsewhere === null || $isLeaving.get()) return
  if (hasSessionEnded()) {
    queueToast('info', 'Your session has ended. Log in to go on.')
  }
  window.location.replace(elsewhere)
}

/** Logout (spec §2). What was typed is deleted too: the next user of this browser may be another. */
export async function leave(): Promise<void> {
  if (!(await leaving.ask())) return
  $isLeaving.set(true)
  clearDrafts()
  await endSession()
  queueToast('success', 'Logout successful')
  window.location.assign(paths.home)
}

// Time to read why one is signed out (spec §9).
const signOutDelayMs = 1500

/** After a change of password: the server has ended every session, so the user logs in again (spec §4). */
export function leaveForLogin(): void {
  $isLeaving.set(true)
  clearDrafts()
  setTimeout(() => {
    clearSession()
    window.location.assign(paths.login)
  }, signOutDelayMs)
}

/** Goes to the home page and shows the message there: the account is deleted. */
export async function leaveForGood(message: string): Promise<void> {
  $isLeaving.set(true)
  clearDrafts()
  await leaving.forget()
  clearSession()
  queueToast('success', message)
  window.location.assign(paths.home)
}
