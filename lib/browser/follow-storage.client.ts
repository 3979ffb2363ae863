/**
 * Calls back when another tab has changed this key of storage or has cleared everything (the event's key is
 * then null), and without an event when Back restores the page, which has missed the events in between.
 */
export function followStorage(key: string, follow: (event?: StorageEvent) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow(event);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
