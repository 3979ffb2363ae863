interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the shopper saves data or is on 2G: then nothing is fetched before it is needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}
