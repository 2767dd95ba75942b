/** Where the build puts it: scripts/postbuild/service-worker.ts. */
const workerPath = '/service-worker.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string }
}

/** Under Trusted Types a worker's address may come from a named policy alone; ours knows one. */
function trustedWorkerPath(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('toju-service-worker', {
    createScriptURL: () => workerPath,
  })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

/** Where it may not (private windows, no storage left), the site does without. */
function register() {
  navigator.serviceWorker.register(trustedWorkerPath()).catch(() => {})
}

// In development no worker is built. After `load`, so that the page itself comes first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
