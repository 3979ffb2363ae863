/**
 * Checks what the owner writes before anything is built: every issue in data/ and in the settings stops
 * the build here, in plain words, with file, product and field. For a file that cannot be read it prints
 * the line.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueIssues } from '@/lib/catalogue/check';
import { moduleIssues } from '@/lib/catalogue/check-categories';
import { colourIssues } from '@/lib/catalogue/check-colours';
import { deliveryIssues } from '@/lib/catalogue/check-delivery';
import { payeesIssues, tariffIssues } from '@/lib/catalogue/check-payees';
import { settingIssues, shopIssues } from '@/lib/catalogue/check-shop';
import { stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/site/data-folder.build';
import { languageIssues } from '@/lib/words/check-words';
import { loadSettings } from '@/scripts/build/load-settings';
import { loadWords } from '@/scripts/build/load-words';
import { describeResult } from './check/describe-result';
import { lookAround } from './check/look-around';

loadSettings();

try {
  const { colours } = await import('@/data/colours');
  const { hashtags, payments, shop, social, tagline, visit } = await import('@/data/shop');
  const { payees } = await import('@/data/payees');
  const { mpesaTariff } = await import('@/data/mpesa-tariff');
  const { deliveryAreas } = await import('@/data/delivery');
  const { policies } = await import('@/data/policies');
  const { catalogueData } = await import('@/lib/catalogue/catalogue');
  // Texts have no values to check, but a file that cannot be read must be named here, not by the build.
  for (const file of readdirSync(dataFolder, { recursive: true }).map(String)) {
    if (file.endsWith('.ts')) await import(pathToFileURL(path.join(dataFolder, file)).href);
  }
  const languages = readdirSync('data/words')
    .filter((file) => file !== 'types.ts')
    .map((file) => path.parse(file).name);
  const english = await import('@/data/words/en');
  const words = await Promise.all(
    languages.map(async (name) => languageIssues(name, await loadWords(name), english)),
  );
  const issues = [
    ...words.flat(),
    ...settingIssues(process.env, languages),
    ...shopIssues({ ...shop, ...payments, ...visit, social, tagline, hashtags }),
    ...payeesIssues(payees),
    ...tariffIssues(mpesaTariff),
    ...deliveryIssues(deliveryAreas, policies.shippingFee),
    ...colourIssues(colours),
    ...moduleIssues(readdirSync(path.join(dataFolder, 'catalogue')), catalogueData.categories),
    ...catalogueIssues(catalogueData),
    ...lookAround(catalogueData),
  ];
  const products = catalogueData.categories.flatMap((category) => category.products).length;
  console.log(describeResult(issues, products, performance.now()));
  process.exitCode = issues.some(stops) ? 1 : 0;
} catch (error) {
  console.error(
    `The shop cannot be built: a file in data/ cannot be read.\n${describeReadError(error)}`,
  );
  process.exit(1);
}

/** The file and line that cannot be read, where the error has them; else the error's own words. */
function describeReadError(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof ReferenceError) {
    const [, module, at] = /\b(data[\\/][^:()]+\.ts):(\d+)/.exec(stack) ?? [];
    return [
      `${module ? `${module}, line ${at}: ` : ''}${message}`,
      "A text must be in quotes, such as 'male', and a category must have its line with import.",
    ].join('\n');
  }
  const [, file, line, words] = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(message) ?? [];
  if (!file) return message;
  return [
    `${path.relative('', file)}, line ${line}: ${words}`,
    'There, or just above, a comma, a quote or a bracket is missing or one too many.',
    'Write 2250 and not 2,250, and a phone number in quotes.',
  ].join('\n');
}
