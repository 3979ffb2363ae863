import type { OpeningHours } from '@/data/schema/visit';
import { timeText } from '@/lib/format/clock';
import { dayText } from '@/lib/format/day';
import { fillText } from '@/lib/format/fill-text';
import { DAY_MS, isAllDay, kenyanMidnight, kenyanMs, shortTime } from '@/lib/format/kenyan-time';
import { hoursOn, WEEKDAYS } from '@/lib/format/week';
import { openNowWords } from '@/words/open-now';

/** The stall's hours, as data/shop.ts has them. */
export interface Hours {
  openingHours: readonly OpeningHours[];
  /** Days on which it is closed all the same, 'YYYY-MM-DD'. */
  closedDays: readonly string[];
}

/** Open all day or until a time of today, or closed until a time in some days. Times are '08:00'. */
type OpenState =
  | { allDay: true }
  | { until: string }
  | { inDays: number; day: number; opens: string };

/** A name of a day means the next one: the same day a week later has none. */
const MOST_DAYS = 6;

/**
 * Whether the stall is open at a time in ms, by Kenya's clock, else when it opens;
 * undefined where that is further away than a day of the week can say. Hours that end at 00:00 last until
 * midnight.
 */
export function openState(now: number, { openingHours, closedDays }: Hours): OpenState | undefined {
  const today = kenyanMidnight(now);
  const time = new Date(now + kenyanMs).toISOString().slice(11, 16);
  for (let inDays = 0; inDays <= MOST_DAYS; inDays += 1) {
    const day = today + inDays * DAY_MS;
    const date = new Date(day);
    if (closedDays.includes(date.toISOString().slice(0, 10))) continue;
    for (const { opens, closes } of hoursOn(WEEKDAYS[date.getUTCDay()], openingHours)) {
      if (inDays > 0 || time < opens) return { inDays, day, opens };
      if (isAllDay(opens, closes)) return { allDay: true };
      if (time < closes || closes <= opens) return { until: closes };
    }
  }
  return undefined;
}

/** What Contact says of it beside Call, in a language such as 'en-KE'; '' where it says nothing. */
export function openText(state: OpenState | undefined, language: string): string {
  if (!state) return '';
  if ('allDay' in state) return openNowWords.allDay;
  if ('until' in state)
    return fillText(openNowWords.open, { time: timeText(shortTime(state.until)) });
  const time = timeText(shortTime(state.opens));
  if (state.inDays === 0) return fillText(openNowWords.today, { time });
  if (state.inDays === 1) return fillText(openNowWords.tomorrow, { time });
  const day = dayText(state.day, 'weekday', language);
  return fillText(openNowWords.later, { day, time });
}

/** The longest text that `openText` gives of these hours, for whose room a page waits; '' without hours. */
export function longestOpenText({ openingHours }: Hours, language: string): string {
  const texts = openingHours.flatMap(({ opens, closes }) => [
    openText(isAllDay(opens, closes) ? { allDay: true } : { until: closes }, language),
    openText({ inDays: 1, day: 0, opens }, language),
    ...WEEKDAYS.map((_, day) => openText({ inDays: 2, day: day * DAY_MS, opens }, language)),
  ]);
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}
