import { ref } from '@/lib/format/marks';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop, warn } from '@/tools/owner/check/finding';

/** The hours of a day begin before they end; 00:00 is its end too. */
export const hours: Rule = ({ visit: { openingHours = [] } }) =>
  openingHours.flatMap(({ opens, closes }, at): Finding[] => {
    const place = ['openingHours', at, 'closes'];
    if (closes === '00:00' || closes > opens) return [];
    if (closes === opens) {
      const question = `is it open the whole day? Then ${ref({ field: 'opens' })} and ${ref({ field: 'closes' })} are 00:00, and not both ${opens}`;
      return [warn('visit.ts', place, question)];
    }
    const must = `must be after ${opens}, or 00:00 for midnight: it closes before it opens`;
    return [stop('visit.ts', place, must)];
  });
