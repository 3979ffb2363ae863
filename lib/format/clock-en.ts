/** A time as English says it: as it is written, '3pm'. */
export function timeText(time: string): string {
  return time;
}
