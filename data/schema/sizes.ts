import * as v from 'valibot';
import { literal } from '@/lib/format/marks';
import { isBrokenNumber } from '@/lib/values/unknown-values';
import { noLongerThanLink, word } from './field';
import { repeatedSize, severalSizesMust } from './several-sizes';

const ONE_SIZE = `must be one size, such as ${literal("'38'")}`;
const LIST = 'must be a list of sizes';

/** A list of sizes that customers choose one of. */
export function ownSizes() {
  return v.pipe(
    v.array(
      v.pipe(
        word('must be a size'),
        noLongerThanLink(),
        v.check((size) => !isBrokenNumber(size), 'must be a size and no word for a number'),
        v.check((size) => !/^\d{4,}$/.test(size), ONE_SIZE),
      ),
      LIST,
    ),
    v.minLength(1, LIST),
    v.check((sizes) => repeatedSize(sizes) === undefined, 'must be a list with each size once'),
    v.rawCheck<string[]>(({ dataset, addIssue }) => {
      const message = dataset.typed && severalSizesMust(dataset.value);
      if (message) addIssue({ message });
    }),
  );
}
