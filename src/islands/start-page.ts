import { onStoredElsewhere, storedToken } from './auth/stored-session.ts'
import { paths } from './paths.ts'
import { showQueuedToasts } from './shell/toasts.ts'

// What every page does first, in as little code as that takes: the rest is fetched when there is a reason.

/** `data-signed-in` on <html> picks what the header shows before anything else has loaded. */
function markSignedIn() {
  document.documentElement.toggleAttribute('data-signed-in', storedToken() !== null)
}

markSignedIn()
onStoredElsewhere(markSignedIn)

if (storedToken() === null) showQueuedToasts()
// A visitor with a token does not need to log in (spec §4); queued toasts are shown on the next page.
else if (/^\/login\/?$/.test(location.pathname)) location.replace(paths.dashboard)
else {
  showQueuedToasts()
  void import('./session.ts').then(({ $session, restoreSession }) => {
    $session.listen(markSignedIn)
    return restoreSession()
  })
}
