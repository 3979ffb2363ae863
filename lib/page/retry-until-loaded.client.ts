/**
 * What `load` gives, however long it takes: after a failure it is tried again when the network is
 * back and at her next touch. For what may come late but must not break the page.
 */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of ['online', 'pointerdown', 'keydown', 'click']) {
      window.addEventListener(sign, resolve, { once: true });
    }
  });
}
