/** The forms in which a day or a time of it is said. */
const forms = {
  /** 'Thursday' */
  weekday: { weekday: 'long' },
  /** 'Thursday, 3 December' */
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 'Thu, 3 Dec' */
  shortWeekdayAndDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 'Thu 3' */
  shortWeekday: { weekday: 'short', day: 'numeric' },
  /** 'Thursday, 3 December 2026' */
  whole: { dateStyle: 'full' },
  /** '3 December 2026' */
  ofYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** '3 December' */
  day: { day: 'numeric', month: 'long' },
  /** '3 Dec' */
  shortDay: { day: 'numeric', month: 'short' },
  /** '3' */
  ofMonth: { day: 'numeric' },
  /** '14:05' */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** '3 Dec, 14:05' */
  moment: {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayForm = keyof typeof forms;

/** Each is made once, as that takes a browser long. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words of a language such as 'en-KE'. `day` is a time in ms, of which the day counts that UTC has, or
 * a day written '2026-12-03'.
 */
export function dayText(day: number | string, form: DayForm, language: string): string {
  const key = `${language} ${form}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { ...forms[form], timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format.format(new Date(day));
}

/** Whether a value is a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
