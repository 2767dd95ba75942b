import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'

/** Path of the system's Firefox; undefined if there is none. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return paths.find((path) => existsSync(path))
}

interface Session {
  send: (command: string, parameters?: unknown) => Promise<unknown>
}

interface BrowserInside extends Browser {
  _connection: { toImpl: (browser: Browser) => { _browserSession: Session } }
}

/**
 * Playwright sends each tab a command that the long-term release of Firefox does not know yet: the
 * emulation of a colour scheme, which no test there uses. No option leaves it out.
 */
export function leaveOutColourSchemes(browser: Browser): void {
  const inside = (browser as BrowserInside)._connection.toImpl(browser)
  const session: Session = Object.getPrototypeOf(inside._browserSession)
  const { send } = session
  session.send = function (this: Session, command, parameters) {
    const isUnknown = command === 'emulation.setMediaFeaturesOverride'
    return isUnknown ? Promise.resolve() : send.call(this, command, parameters)
  }
}

/**
 * Lets `fill` enter text as users do. Playwright’s own way there sets the value from within the page,
 * which React takes for its own change.
 */
export async function enterTextAsUsersDo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      // Playwright would install its own.
      set: () => {},
    })
  })
}
