import { visit } from '@/data/visit';
import { hoursText } from '@/lib/format/hours-text';

/** When the shop is open, in words of the page's language; undefined in a shop that says no hours. */
export const hours = hoursText(visit.openingHours);
