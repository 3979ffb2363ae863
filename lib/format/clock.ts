import { kiswahiliSpan, kiswahiliTime } from './clock-sw';
import { isOwnersLanguage } from './owners-text';

/** A time as the pages say it: '3pm' in English, as it is written; in Kiswahili 'saa tisa alasiri (3pm)'. */
export const timeText = isOwnersLanguage ? (time: string) => time : kiswahiliTime;

/** From one time to another: '8AM–6PM', or 'saa 2 asubuhi – saa 12 jioni (8am–6pm)'. */
export const spanText = isOwnersLanguage
  ? (from: string, to: string) => `${from}–${to}`
  : kiswahiliSpan;
