/** A time as English says it: as it is written, '3pm'. */
export function timeText(time: string): string {
  return time;
}

/** From one time to another: '8AM–6PM'. */
export function spanText(from: string, to: string): string {
  return `${from}–${to}`;
}
