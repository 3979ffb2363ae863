import * as v from 'valibot';
import { word } from './field';
import { repeatedSize, severalSizesMust } from './several-sizes';

const LIST = 'must be a list of sizes in quotes';

/** A list of sizes that customers choose one of. */
export function ownSizes() {
  return v.pipe(
    v.array(word('must be a size in quotes'), LIST),
    v.minLength(1, LIST),
    v.check((sizes) => repeatedSize(sizes) === undefined, 'must be a list with each size once'),
    v.rawCheck<string[]>(({ dataset, addIssue }) => {
      const message = dataset.typed && severalSizesMust(dataset.value);
      if (message) addIssue({ message });
    }),
  );
}
