import { type PhotoMatch, photoMatcher } from '@/lib/catalogue/photo-names';
import type { PhotoPlace } from '@/lib/catalogue/photo-places';
import type { Questions } from '@/tools/cli/questions';

/**
 * Asks whose photo a file is: a number of the list, a product's id or name, with a number after it for a
 * further picture ('Brogues 2'), or nothing.
 */
export function askWhose({ text }: Questions, places: readonly PhotoPlace[]) {
  const match = photoMatcher(places);
  return async (file: string, choices: readonly PhotoPlace[]): Promise<PhotoMatch | undefined> => {
    const chosen = (answer: string): PhotoMatch[] => {
      const place = choices[Number(answer) - 1];
      return place ? [{ place, nth: 1 }] : match(answer);
    };
    const issueOf = (answer: string) => {
      const found = answer === '' ? 1 : chosen(answer).length;
      if (found === 0) return `There is no product "${answer}".`;
      return found > 1 ? 'Several products have that name: type the id of one.' : undefined;
    };
    const labels = choices.map(({ id, names }, at) => `  ${at + 1}  ${names[0] ?? id}`);
    const answers = choices.length > 0 ? 'A number, or the product’s name' : 'The product’s name';
    const lines = [`${file}: whose photo is it?`, ...labels, `${answers} (Enter leaves the photo)`];
    const answer = await text(lines.join('\n'), issueOf);
    return answer === '' ? undefined : chosen(answer)[0];
  };
}
