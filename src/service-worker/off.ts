import type { WorkerScope } from './scope.ts'

// Served instead of the worker when SERVICE_WORKER=off. It replaces an installed worker,
// unregisters itself and deletes its caches. Open pages continue without a worker.

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()))

async function removeEverything() {
  for (const name of await caches.keys()) {
    if (name.startsWith('toju-')) await caches.delete(name)
  }
  await worker.registration.unregister()
}
