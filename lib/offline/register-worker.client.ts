import { fileHref } from '@/lib/links/site-path';

/**
 * Registers the shop's worker, and names to a new worker what this page loaded before it was there. A browser
 * that has no workers or refuses this one shows the shop without it. Never throws.
 */
export async function registerWorker(): Promise<void> {
  // Not in development, whose files change; nor in a shop without a worker (worker/remover.client).
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PUBLIC_SERVICE_WORKER === '0')
    return;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(fileHref('/sw.js'), { updateViaCache: 'none' });
    if (serviceWorker.controller) return;
    const { active } = await serviceWorker.ready;
    // The first is the page's own address; the names of entries that are no files lead to no address of the shop.
    active?.postMessage(performance.getEntries().map(({ name }) => name));
  } catch {
    // No secure origin, a private window, or a host without the file.
  }
}
