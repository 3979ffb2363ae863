import * as v from 'valibot';
import { literal, ref } from '@/lib/format/marks';
import { WEEK } from '@/lib/format/week';
import { openingHoursOf, timeOfDay } from '@/lib/format/written-hours';
import {
  day,
  type Former,
  field,
  list,
  number,
  optional,
  picked,
  type Read,
  record,
  sampleMark,
} from './field';

const EMAIL = 'must be an email address';
const DAYS = `must have days, such as ${literal("'Monday'")}`;

function time() {
  const must = `must be a time such as ${literal("'08:30'")} or ${literal("'19:00'")}`;
  return picked('time', v.pipe(v.string(must), v.regex(timeOfDay, must)));
}

/** When and where the shop can be visited, and its email: data/visit.ts. What is left out is left out of the pages. */
export const visit = record(
  {
    sample: sampleMark(),
    email: optional(
      field(v.pipe(v.string(EMAIL), v.regex(/^[^\s@]+@[^\s@]+$/, EMAIL)), { title: 'Email' }),
    ),
    location: optional(
      field(
        record({
          lat: field(number(), { title: 'Latitude' }),
          lng: field(number(), { title: 'Longitude' }),
        }),
        {
          title: 'Position',
          help: 'Degrees. Without it no map and no directions are shown.',
          use: 'phone',
        },
      ),
    ),
    openingHours: optional(
      field(
        list(
          record({
            days: field(
              v.pipe(
                list(v.picklist(WEEK, `must be a day, such as ${literal("'Monday'")}`)),
                v.minLength(1, DAYS),
              ),
              { title: 'Days', control: 'unordered' },
            ),
            opens: field(time(), { title: 'Opens' }),
            closes: field(time(), { title: 'Closes' }),
          }),
        ),
        {
          title: 'Opening hours',
          help: 'The pages say these hours in words; whether the shop is open now, and the day an order arrives, follow them. For midnight, and for both ends of a whole day: 00:00.',
          one: 'row of hours',
          use: 'phone',
        },
      ),
    ),
    closedDays: optional(
      field(list(day()), {
        title: 'Closed days',
        one: 'closed day',
        help: 'Holidays on which it is closed against these hours: no order leaves or arrives on them.',
        use: 'phone',
      }),
    ),
  },
  {
    hours: `must be in ${ref({ field: 'openingHours' })}, a row for the days with the same hours: these words cannot be read`,
  },
);

export type Visit = Read<typeof visit> & Former<FormerFacts>;

type FormerFacts = 'hours' | 'streets';

/**
 * The record of an earlier release, which had the streets round the stall and said its hours in words beside
 * the rows. The words are read where there are no rows.
 */
export function renewedVisit(record: Former<FormerFacts> & Partial<Visit>): object {
  const { streets: _streets, hours, ...facts } = record;
  if (typeof hours !== 'string' || facts.openingHours) return facts;
  const openingHours = openingHoursOf(hours);
  return openingHours ? { ...facts, openingHours } : { ...facts, hours };
}

export type OpeningHours = NonNullable<Visit['openingHours']>[number];
