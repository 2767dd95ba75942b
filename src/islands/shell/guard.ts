import { atom } from 'nanostores'
import { failureWords } from '../../locales/en/screens/failures.ts'
import { clearDrafts } from '../forms/drafts/drafts.ts'
import { paths } from '../paths.ts'
import {
  $failureWords,
  clearSession,
  endSession,
  hasSessionEnded,
  requireSession,
} from '../session.ts'
import { queueToast } from './toasts.ts'

/** True once the user logs out or the account is deleted, as long as the page is shown. */
export const $isLeaving = atom(false)

/** What an app does before the user logs out. */
interface LogoutHooks {
  /** Called before a log-out, which continues if it resolves to true. */
  ask: () => Promise<boolean>
  /** Called when the account is deleted: deletes its data in this browser. */
  discard: () => Promise<void>
}

const noHooks: LogoutHooks = { ask: async () => true, discard: async () => {} }
let hooks = noHooks

/** Sets the hooks of the app. The returned function removes them. */
export function onBeforeLogout(app: LogoutHooks): () => void {
  hooks = app
  return () => {
    hooks = noHooks
  }
}

/** Sends visitors who are not signed in to the log-in page, which returns here. */
export async function redirectUnauthenticated(): Promise<void> {
  const { pathname, search, hash } = window.location
  const loginUrl = await requireSession(pathname + search + hash)
  if (loginUrl === null || $isLeaving.get()) return
  if (hasSessionEnded()) {
    queueToast('info', ($failureWords.get() ?? failureWords).sessionEnded)
  }
  window.location.replace(loginUrl)
}

/** Goes on after a return to the page through the back-forward cache. */
export async function resume(): Promise<void> {
  $isLeaving.set(false)
  await redirectUnauthenticated()
}

/**
 * Logs out (spec §2) and shows `loggedOut` on the home page. Drafts are deleted, because another user
 * may use this browser next.
 */
export async function leave(loggedOut: string): Promise<void> {
  if (!(await hooks.ask())) return
  $isLeaving.set(true)
  clearDrafts()
  await endSession()
  queueToast('success', loggedOut)
  window.location.assign(paths.home)
}

// Time to read why the user is signed out (spec §9).
const signOutDelayMs = 1500

/**
 * After a change of password. The server has ended every session, so the user must log in again
 * (spec §4).
 */
export function leaveForLogin(): void {
  $isLeaving.set(true)
  clearDrafts()
  setTimeout(() => {
    clearSession()
    window.location.assign(paths.login)
  }, signOutDelayMs)
}

/** After the account was deleted: goes to the home page and shows the message there. */
export async function leaveForGood(message: string): Promise<void> {
  $isLeaving.set(true)
  clearDrafts()
  await hooks.discard()
  clearSession()
  queueToast('success', message)
  window.location.assign(paths.home)
}
