/**
 * `/sw.js` of a shop without a worker (SERVICE_WORKER=0): removes the caches of an earlier one and itself.
 * Open pages stay as they are and have the network again.
 */
import type { WorkerScope } from './worker-scope';

declare const CACHE_PREFIX: string;

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([removeCaches(), worker.registration.unregister()]));
});

async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
