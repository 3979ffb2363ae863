/**
 * The owner's facts, checked before anything is built: a slip stops the build here, in plain words,
 * with file, product and field. A file that cannot even be read is told with its line.
 */
import { describeSlips, findSettingSlips, findShopSlips, findSlips } from '@/lib/catalogue/check';
import { loadSettings } from '@/scripts/build/load-settings';

loadSettings();

try {
  const { shop } = await import('@/data/shop');
  const { facts } = await import('@/lib/catalogue/catalogue');
  stopFor([...findSettingSlips(process.env), ...findShopSlips(shop), ...findSlips(facts)]);
} catch (error) {
  console.error(
    `The shop cannot be built: a file in data/ cannot be read.\n${readingError(error)}\nNear there a comma, a quote or a bracket is wrong. Write 2250 and not 2,250; a phone number stands in quotes.`,
  );
  process.exit(1);
}

function stopFor(slips: Parameters<typeof describeSlips>[0]): void {
  if (slips.length === 0) return;
  console.error(`The shop cannot be built: ${slips.length} to mend.\n${describeSlips(slips)}`);
  process.exit(1);
}

/** What esbuild says of a file it could not read, without the stack: file, line and its words. */
function readingError(error: unknown): string {
  const [first] =
    (error as { errors?: { text: string; location?: { file: string; line: number } }[] }).errors ??
    [];
  if (!first?.location) return error instanceof Error ? error.message : String(error);
  return `${first.location.file}, line ${first.location.line}: ${first.text}`;
}
