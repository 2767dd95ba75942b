import { onStoredElsewhere, storedToken } from './auth/stored-session.ts'
import { paths } from './paths.ts'
import { rememberPressed } from './shell/loading/last-pressed.ts'
import { renewOutdatedPage } from './shell/loading/renew-page.ts'
import { showQueuedToasts } from './shell/toasts.ts'

// The script that every page runs first. It is small and loads everything else on demand.

/** `data-signed-in` on <html> selects the content of the header before anything else has loaded. */
function markSignedIn() {
  document.documentElement.toggleAttribute('data-signed-in', storedToken() !== null)
}

async function leaveLogin() {
  const { safeRedirect } = await import('../domain/auth/redirects.ts')
  const wanted = safeRedirect(new URLSearchParams(location.search).get('redirect'))
  location.replace(wanted ?? paths.dashboard)
}

// Astro’s second try of a script has a query, so that React would be there twice and every hook fail.
Object.assign(customElements.get('astro-island')?.prototype ?? {}, {
  getRetryImportUrl: (url: string) => url,
})
rememberPressed()
renewOutdatedPage()
if (document.querySelector('main form:is([method=post], [data-post])')) {
  void import('./shell/loading/typed-text.ts').then(({ keepTypedText }) => keepTypedText())
}
markSignedIn()
onStoredElsewhere(markSignedIn)

if (storedToken() === null) showQueuedToasts()
// A visitor with a token need not log in (spec §4). The next page shows queued toasts.
else if (/^\/login\/?$/.test(location.pathname)) void leaveLogin()
else {
  showQueuedToasts()
  void import('./session.ts').then(({ $session, restoreSession }) => {
    $session.listen(markSignedIn)
    return restoreSession()
  })
}
