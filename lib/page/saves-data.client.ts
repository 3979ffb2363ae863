interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether she saves data or is on 2G: nothing is fetched then before she asks for it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  // What is not known is tested as the word 'undefined'.
  return connection?.saveData || /2g/.test(connection?.effectiveType as string);
}
