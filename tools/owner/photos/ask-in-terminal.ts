import type { Interface } from 'node:readline/promises';
import { type PhotoMatch, photoMatcher } from '@/lib/catalogue/photo-names';
import type { PhotoPlace } from '@/lib/catalogue/photo-places';

/**
 * Asks in the terminal whose photo a file is, until the answer is a number of the list, a product's id or
 * name, with a number after it for a further picture ('Brogues 2'), or nothing.
 */
export function askInTerminal(
  terminal: Pick<Interface, 'question'>,
  places: readonly PhotoPlace[],
  print: (line: string) => void,
) {
  const match = photoMatcher(places);
  return async (file: string, choices: readonly PhotoPlace[]): Promise<PhotoMatch | undefined> => {
    const labels = choices.map(({ id, names }, at) => `  ${at + 1}  ${names[0] ?? id}`);
    print([`${file}: whose photo is it?`, ...labels].join('\n'));
    const answers = choices.length > 0 ? 'A number, or the product’s name' : 'The product’s name';
    for (;;) {
      const answer = (await terminal.question(`${answers} (Enter leaves the photo): `)).trim();
      if (answer === '') return undefined;
      const chosen = choices[Number(answer) - 1];
      if (chosen) return { place: chosen, nth: 1 };
      const [found, ...others] = match(answer);
      if (found && others.length === 0) return found;
      if (found) print(`Several products have that name: type the id of one.`);
      else print(`There is no product "${answer}".`);
    }
  };
}
