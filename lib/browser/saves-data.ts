interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether she saves data or is on 2G: nothing is fetched then before she asks for it. The starter,
 * which has no byte to spare, holds the same in its own words.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
