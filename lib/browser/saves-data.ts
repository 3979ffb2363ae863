interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether she saves data or is on 2G: then nothing comes before she asks for it. */
export function savesData(): boolean {
  // Not every browser tells.
  const net = ((navigator as { connection?: Connection }).connection ?? {}) as Connection;
  return net.saveData || /2g/.test(net.effectiveType);
}
