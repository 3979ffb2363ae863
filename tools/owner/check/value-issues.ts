import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as about from '@/data/about';
import * as categories from '@/data/catalogue/categories';
import * as featured from '@/data/catalogue/featured';
import * as offers from '@/data/catalogue/offers';
import * as order from '@/data/catalogue/order';
import * as sizeSets from '@/data/catalogue/size-sets';
import * as colourFamilies from '@/data/colour-families';
import * as colours from '@/data/colours';
import * as delivery from '@/data/delivery';
import * as faq from '@/data/faq';
import * as merchant from '@/data/merchant';
import * as mpesaTariff from '@/data/mpesa-tariff';
import * as pages from '@/data/pages';
import * as payees from '@/data/payees';
import * as policies from '@/data/policies';
import * as reviews from '@/data/reviews';
import * as scenes from '@/data/scenes';
import * as searchWords from '@/data/search-words';
import * as shop from '@/data/shop';
import * as sizeGuide from '@/data/size-guide';
import * as whyChoose from '@/data/why-choose';
import {
  catalogueData,
  productsWithSampleFacts,
  productsWithSampleRating,
} from '@/lib/catalogue/catalogue';
import { catalogueIssues } from '@/lib/catalogue/check';
import { categoryFile, moduleIssues } from '@/lib/catalogue/check-categories';
import { colourFamilyIssues } from '@/lib/catalogue/check-colour-families';
import { colourIssues } from '@/lib/catalogue/check-colours';
import { deliveryIssues } from '@/lib/catalogue/check-delivery';
import { dispatchIssues } from '@/lib/catalogue/check-dispatch';
import { logoIssues } from '@/lib/catalogue/check-logo.build';
import { merchantIssues } from '@/lib/catalogue/check-merchant';
import { payeesIssues, tariffIssues } from '@/lib/catalogue/check-payees';
import { sampleIssues } from '@/lib/catalogue/check-samples';
import { searchWordIssues } from '@/lib/catalogue/check-search-words';
import { settingIssues, shopIssues } from '@/lib/catalogue/check-shop';
import { textIssues, type WrittenText } from '@/lib/catalogue/check-texts';
import type { Issue } from '@/lib/catalogue/issue';
import { buildDay } from '@/lib/format/build-day.build';
import { isText } from '@/lib/format/unknown-values';
import { dataFolder } from '@/lib/site/data-folder.build';
import { languageIssues } from '@/lib/words/check-words';
import { loadWords } from '@/scripts/build/load-words';
import { lookAround } from './look-around';
import { QUOTED_NUMBER, shapeIssues } from './shape';
import { category, shapes } from './shapes';
import shippedWords from './shipped-words.json';

/** What the modules of data/ export, by their names below data/. */
const modules: Readonly<Record<string, object>> = {
  'about.ts': about,
  'catalogue/categories.ts': categories,
  'catalogue/featured.ts': featured,
  'catalogue/offers.ts': offers,
  'catalogue/order.ts': order,
  'catalogue/size-sets.ts': sizeSets,
  'colour-families.ts': colourFamilies,
  'colours.ts': colours,
  'delivery.ts': delivery,
  'faq.ts': faq,
  'merchant.ts': merchant,
  'mpesa-tariff.ts': mpesaTariff,
  'pages.ts': pages,
  'payees.ts': payees,
  'policies.ts': policies,
  'reviews.ts': reviews,
  'scenes.ts': scenes,
  'search-words.ts': searchWords,
  'shop.ts': shop,
  'size-guide.ts': sizeGuide,
  'why-choose.ts': whyChoose,
};

/** How many products there are. */
export function productCount(): number {
  return catalogueData.categories.flatMap(({ products = [] }) => products).length;
}

/**
 * Every issue in the values of data/ and in the settings. The modules of data/ must be readable;
 * `texts` are those that are written in them.
 */
export async function valueIssues(texts: readonly WrittenText[]): Promise<Issue[]> {
  const languages = readdirSync('data/words')
    .filter((file) => file !== 'types.ts')
    .map((file) => path.parse(file).name);
  const words = await Promise.all(
    languages.map(async (name) => [name, await loadWords(name)] as const),
  );
  const shaped = [
    ...Object.entries(modules).flatMap(([name, exported]) =>
      shapeIssues(`data/${name}`, exported, shapes[name] ?? {}),
    ),
    // One without an id is reported by the rules of categories.
    ...catalogueData.categories
      .filter(({ id }) => isText(id))
      .flatMap((record) =>
        shapeIssues(categoryFile(record.id), { record }, { record: category }).map((issue) => ({
          entry: record.id,
          ...issue,
        })),
      ),
  ];
  const { address, hashtags, payments, social, tagline, visit } = shop;
  const { town, county } = address;
  const judged = [
    () => words.flatMap(([name, texts]) => languageIssues(name, texts, shippedWords)),
    () => settingIssues(process.env, languages),
    () =>
      shopIssues({ ...shop.shop, ...payments, ...visit, town, county, social, tagline, hashtags }),
    () => payeesIssues(payees.payees),
    () => tariffIssues(mpesaTariff.mpesaTariff),
    () => deliveryIssues(delivery.deliveryAreas, policies.policies.shippingFee),
    () => dispatchIssues(policies),
    () => (typeof colours.colours === 'object' ? colourIssues(colours.colours) : []),
    () => colourFamilyIssues(colourFamilies.colourFamilies),
    () => merchantIssues(merchant),
    () => searchWordIssues(searchWords.searchWords),
    () => moduleIssues(readdirSync(path.join(dataFolder, 'catalogue')), catalogueData.categories),
    () => catalogueIssues(catalogueData, buildDay()),
    () => lookAround(catalogueData),
    () => textIssues(texts, { ...shop.shop, shareMessage: shop.shareMessage }),
    () =>
      sampleIssues({
        reviews: reviews.reviews,
        figures: about.about.figures,
        social,
        ratings: productsWithSampleRating(catalogueData).length,
        facts: productsWithSampleFacts(catalogueData).length,
      }),
  ].flatMap((rule) => attempt(rule, shaped.length > 0));
  const sure = shaped.filter(({ message }) => message.startsWith(QUOTED_NUMBER));
  const logo = await logoIssues();
  return [
    ...judged.filter((issue) => !sure.some((other) => isSame(issue, other))),
    ...sure,
    ...logo,
    ...shaped.filter((issue) => ![...judged, ...sure].some((other) => isSame(issue, other))),
  ];
}

/** The issues of a rule; none where it cannot read a value whose shape is wrong, which is reported. */
function attempt(rule: () => Issue[], shapeIsWrong: boolean): Issue[] {
  try {
    return rule();
  } catch (error) {
    if (shapeIsWrong) return [];
    throw error;
  }
}

/** Whether two issues are of one field, or of a field and of one within it. */
function isSame(one: Issue, other: Issue): boolean {
  const [a = '', b = ''] = [one.field, other.field];
  const fieldsMeet = a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
  return one.file === other.file && one.entry === other.entry && fieldsMeet;
}
