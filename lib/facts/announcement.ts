import { announcement as written } from '@/data/announcement';
import { ownersText } from '@/lib/format/owners-text';
import { withFacts } from './facts';

const { text, page, first = '', last = '' } = written;

/** What is announced above the bar, and where it leads; undefined where nothing is. */
export const announcement = text
  ? {
      text: { ...ownersText(written, 'text'), text: withFacts(text) },
      page: page as `/${string}` | undefined,
    }
  : undefined;

/** Its first and its last day, 'YYYY-MM-DD'; '' of a shop that announces nothing. */
export const announcedFrom = text ? first : '';
export const announcedUntil = text ? last : '';
