/**
 * Answers each request with the present file of a catalogue; undefined for a shop that is not
 * reached.
 */
export function serveCatalogue(file: () => object | undefined): void {
  globalThis.fetch = (async () => {
    const answer = file();
    if (!answer) throw new TypeError('Failed to fetch');
    const text = async () => JSON.stringify(answer);
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as unknown as typeof fetch;
}

/** Leaves these texts alone in local storage, as another tab would, so that the stores of this page have them. */
export function storeAlone(texts: Readonly<Record<string, string>> = {}): void {
  localStorage.clear();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  for (const key of [null, ...Object.keys(texts)]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

/** Restores the page from the back/forward cache. */
export const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** Makes both storages throw at each read, or at each write, until the mocks are restored. */
export function refuseStorage(method: 'getItem' | 'setItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
}

/** The text of a part, its no-break spaces plain; '' of none. */
export const textOf = (part: Element | null | undefined) =>
  part?.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '';

/** The message of a link to the chat. */
export const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
