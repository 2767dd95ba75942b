import type { SyntheticEvent } from 'react'
import { navigateAndWait } from '../auth/navigate-and-wait.ts'
import { storedToken } from '../auth/stored-session.ts'
import { loginPath } from '../paths.ts'

type Submit = (event: SyntheticEvent) => Promise<void>

/** What a form does on Enter: sends when somebody is signed in, else keeps the draft and asks for the log-in. */
export function sendSignedIn(send: Submit, here: string, keepDraft: () => void) {
  return (event: SyntheticEvent) => {
    if (storedToken() !== null) return void send(event)
    event.preventDefault()
    keepDraft()
    void navigateAndWait(loginPath(here))
  }
}
