import * as english from '@/lib/words/english';

/** The words in use. */
export function loadWords(): typeof english {
  return english;
}
