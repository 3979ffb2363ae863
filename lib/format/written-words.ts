import { nearestName } from '@/lib/values/nearest-name';
import { capitalised } from './fill-text';
import type { Written } from './written-value';

/* Words that people write for those that the shop knows, wherever they write them. */

const SAYINGS: Readonly<Record<string, string>> = {
  men: 'male',
  man: 'male',
  gents: 'male',
  boys: 'male',
  women: 'female',
  woman: 'female',
  ladies: 'female',
  girls: 'female',
  wanaume: 'male',
  kiume: 'male',
  wanawake: 'female',
  kike: 'female',
  wote: 'unisex',
  both: 'unisex',
  all: 'unisex',
  adults: 'adult',
  kid: 'kids',
  children: 'kids',
  watoto: 'kids',
  'watu wazima': 'adult',
  'second hand': 'used',
  'second-hand': 'used',
  secondhand: 'used',
  mtumba: 'used',
  'brand new': 'new',
  mpya: 'new',
  'fits small': 'small',
  'runs small': 'small',
  'fits true': 'true',
  'true to size': 'true',
  normal: 'true',
  'fits large': 'large',
  'runs large': 'large',
  big: 'large',
};

/** The word of a list that a text means, in people's own words too. Else `must` names the list. */
export function readWord(
  text: string,
  known: readonly string[],
  list = known.join(', '),
): Written<string> {
  const small = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const isWord = (meant: string | undefined) => (word: string) => word.toLowerCase() === meant;
  const value = known.find(isWord(small)) ?? known.find(isWord(SAYINGS[small]));
  return value === undefined ? { must: oneOfMust(list, nearestName(small, known)) } : { value };
}

/** What a text must be that is to be one of a list, and the one that is meant, where that is likely. */
export function oneOfMust(list: string, meant: string | undefined): string {
  return `must be one of ${list}${meant ? `; did you mean "${meant}"?` : ''}`;
}

/** Colours in Kiswahili: the shop's filter by colour, and Google's, know English words. */
export const swahiliColours: Readonly<Record<string, string>> = {
  nyekundu: 'Red',
  nyeupe: 'White',
  nyeusi: 'Black',
  bluu: 'Blue',
  buluu: 'Blue',
  kijani: 'Green',
  manjano: 'Yellow',
  njano: 'Yellow',
  chungwa: 'Orange',
  machungwa: 'Orange',
  zambarau: 'Purple',
  waridi: 'Pink',
  pinki: 'Pink',
  kahawia: 'Brown',
  hudhurungi: 'Brown',
  kijivu: 'Grey',
  dhahabu: 'Gold',
  fedha: 'Silver',
};

/** The colours that a text says, in English, the main one first: 'nyeusi, nyeupe' is 'Black/White'. */
export function readColours(text: string): string {
  return text
    .trim()
    .split(/\s*[/,]\s*/)
    .map((colour) => swahiliColours[colour.toLowerCase()] ?? capitalised(colour))
    .join('/');
}
