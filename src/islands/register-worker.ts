/** The path of the build output: scripts/postbuild/service-worker.ts. */
const workerPath = '/service-worker.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string }
}

/** Under Trusted Types the URL must come from a named policy that the CSP allows. */
function trustedWorkerPath(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('toju-service-worker', {
    createScriptURL: () => workerPath,
  })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

/** The site works without a worker where registration fails (private windows, full storage). */
function register() {
  navigator.serviceWorker.register(trustedWorkerPath()).catch(() => {})
}

/** The first screen of an app appears after `load`, and needs the line until then. */
const delayMs = document.querySelector('astro-island[client=only]') ? 8_000 : 0

// Development has no worker. After `load`, so that the page itself loads first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const registerLater = () => setTimeout(register, delayMs)
  if (document.readyState === 'complete') registerLater()
  else addEventListener('load', registerLater)
}
