import { forgetDrafts } from '../forms/drafts.ts'
import { paths } from '../paths.ts'
import { endSession, requireSession } from '../session.ts'
import { showAfterNavigation } from '../toasts.ts'

let isLeaving = false
let mayLeave = async () => true

/** Asks before a log-out; it goes on when `ask` says true. Call what is returned to ask no more. */
export function askBeforeLeaving(ask: () => Promise<boolean>): () => void {
  mayLeave = ask
  return () => {
    mayLeave = async () => true
  }
}

/** Sends someone who is not signed in to log in and come back; does nothing for the others. */
export async function turnAwayStrangers(): Promise<void> {
  const { pathname, search, hash } = window.location
  const elsewhere = await requireSession(pathname + search + hash)
  if (elsewhere !== null && !isLeaving) window.location.replace(elsewhere)
}

/** Logout (spec §2). What was typed goes too: the next person at this browser may be another. */
export async function leave(): Promise<void> {
  if (!(await mayLeave())) return
  isLeaving = true
  forgetDrafts()
  await endSession()
  showAfterNavigation('success', 'Logout successful')
  window.location.assign(paths.home)
}
