/// <reference types="google.maps" />

import { createStore } from 'zustand/vanilla';
import { retryOptions, singleFlight } from '@/lib/browser/outside-script.client';
import { mapsKey } from './contact-settings';

export const mapTimeoutMs = 10_000;

/** The libraries of Google's script that the map needs; `marker` is the pin. */
const libraries = ['core', 'maps', 'places', 'marker'];

/** Whether Google has refused the key, which lasts until the page is reloaded. */
export const mapRefusedStore = createStore(() => ({ refused: false }));

/**
 * Loads Google's map script and its libraries, once a page. Rejects if they cannot be loaded; the next
 * call tries again. The map package's own loader never does, and uses what is already loaded.
 */
export const loadMapScript = singleFlight('Google Maps', mapTimeoutMs, async () => {
  if (!mapsOnPage()) await insertScript();
  const maps = mapsOnPage();
  if (!maps) throw new Error('Google Maps loaded without importLibrary');
  await Promise.all(libraries.map((name) => maps.importLibrary(name)));
});

let tries = 0;

function insertScript(): Promise<void> {
  const options = { key: mapsKey, libraries: 'places', v: 'weekly', region: 'KE' };
  const query = new URLSearchParams(retryOptions(options, tries));
  tries += 1;
  // Google calls this when it refuses the key, always after the script has loaded.
  Object.assign(window, { gm_authFailure: () => mapRefusedStore.setState({ refused: true }) });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://maps.googleapis.com/maps/api/js?${query}&loading=async&callback=${callbackName(resolve)}`;
    script.onload = () => mapsOnPage() && resolve();
    script.onerror = () => reject(new Error('Google Maps could not be loaded'));
    document.head.append(script);
  });
}

/** Registers the callback under the name that Google's own loader uses, and returns that name. */
function callbackName(resolve: () => void): string {
  const page = window as { google?: { maps?: object } };
  page.google ??= {};
  page.google.maps ??= {};
  Object.assign(page.google.maps, { __ib__: resolve });
  return 'google.maps.__ib__';
}

function mapsOnPage(): Pick<typeof google.maps, 'importLibrary'> | null {
  const page = window as { google?: { maps?: Partial<typeof google.maps> } };
  const importLibrary = page.google?.maps?.importLibrary;
  return typeof importLibrary === 'function' ? { importLibrary } : null;
}
