import fc from 'fast-check';
import { longestQuery } from '@/lib/values/limits';
import { wellFormed } from '@/lib/values/well-formed';
import { withText } from './page-address';
import { queryText } from './query-text';
import { parseShelfQuery } from './shelf-address';

/** Texts about as long as the longest search. */
const texts = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(' ', '\t\u00a0', '👟', 'black ')),
    {
      maxLength: 60,
      size: 'max',
    },
  )
  .map((parts) => wellFormed(parts.join('')));

const examples: [string][] = [
  [`${'a'.repeat(79)}👟`],
  [`${'a'.repeat(79)} b`],
  [`${' '.repeat(100)}black`],
  [`black${' '.repeat(100)}boots`],
  ['👟'.repeat(80)],
];

test('a search that is cut is no longer than the longest, and is not cut again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const cut = queryText(text);
      expect(cut.length).toBeLessThanOrEqual(longestQuery);
      expect(wellFormed(cut)).toBe(cut);
      expect(queryText(cut)).toBe(cut);
    }),
    { examples },
  );
});

test('a search that is typed is the same one in an address', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(parseShelfQuery(withText('', text)).q.trim()).toBe(queryText(text).trim());
    }),
    { examples },
  );
});

test('spaces of a search count once, and one at its end stays while it is typed', () => {
  expect(queryText(`  black${' '.repeat(100)}boots  `)).toBe('black boots ');
});
