/* The clock of English pages. Those in Kiswahili are built with ./clock-sw in its place. */

/** A time as it is written: '3pm'. */
export function timeText(time: string): string {
  return time;
}

/** From one time to another: '8AM–6PM'. */
export function spanText(from: string, to: string): string {
  return `${from}–${to}`;
}
