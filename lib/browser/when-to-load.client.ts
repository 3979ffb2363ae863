interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the shopper saves data or is on 2G: then nothing is fetched before it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}

/** Runs `task` when the browser is idle; in Safari, which cannot report that, in the next task. */
export function onIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => task());
}
