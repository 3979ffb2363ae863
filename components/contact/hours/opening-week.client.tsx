'use client';

import { useClock } from '@/components/page/use-clock.client';
import { WholeWords } from '@/components/ui/whole-words';
import {
  type ClosedDay,
  comingClosedDays,
  daysTogether,
  type WeekDays,
} from '@/lib/contact/opening-days';
import { kenyanDay } from '@/lib/format/kenyan-time';
import { contactWords } from '@/words/contact';
import css from './opening-week.module.css';

/** So many closed days are named. */
const NAMED = 4;

/**
 * The hours of the days, today's marked by the phone's clock, and the next closed days. `builtOn` is the
 * day on which the page was written, 'YYYY-MM-DD'. The roles are said, as a table without the display of one
 * loses them.
 */
export function OpeningWeek({
  week,
  closedDays,
  builtOn,
}: {
  week: readonly WeekDays[];
  closedDays: readonly ClosedDay[];
  builtOn: string;
}) {
  const today = useClock(kenyanDay, () => undefined);
  const weekday = today === undefined ? undefined : new Date(today).getUTCDay();
  const coming = comingClosedDays(closedDays, today ?? builtOn).slice(0, NAMED);
  const isClosedToday = coming.some(({ date }) => date === today);
  const rows = daysTogether(week, isClosedToday ? weekday : undefined);
  return (
    <div className={css.week}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={css.days}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map(({ days, name, times }) => {
            const isToday = days.some((day) => day === weekday);
            return (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr key={name} role="row" aria-current={isToday ? 'date' : undefined}>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <th scope="row" role="rowheader">
                  {name}
                </th>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <td role="cell">
                  <WholeWords text={times ?? contactWords.closed} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {coming.length > 0 && (
        <p className={css.closed}>
          {contactWords.alsoClosed}{' '}
          {coming.map(({ date, name }, at) => (
            <span key={date}>
              {at > 0 && ', '}
              <span className={css.date}>{name}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
