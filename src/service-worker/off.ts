import type { WorkerScope } from './scope.ts'

// Sent instead of the worker under SERVICE_WORKER=off. It replaces an installed worker at once,
// deletes all caches and unregisters itself. Open pages continue without a worker.

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()))

async function removeEverything() {
  for (const name of await caches.keys()) {
    if (name.startsWith('toju-')) await caches.delete(name)
  }
  await worker.registration.unregister()
}
