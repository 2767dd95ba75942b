import type { WorkerScope } from './scope.ts'

// Sent in the worker's place under SERVICE_WORKER=off: it replaces the one that is installed, at once,
// and takes itself and all that was kept away. Open pages go on as if there had been none.

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()))

async function removeEverything() {
  for (const name of await caches.keys()) {
    if (name.startsWith('toju-')) await caches.delete(name)
  }
  await worker.registration.unregister()
}
