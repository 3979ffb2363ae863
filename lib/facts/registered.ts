import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { peopleWords } from '@/words/people';

const { registeredName: name, registration: number } = shop;

/** Under which name the business is registered, in a line; undefined where the shop says none. */
export const registeredText =
  name &&
  (number
    ? fillText(peopleWords.registeredAs, { name, number })
    : fillText(peopleWords.registered, { name }));
