import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { FIRST_PRODUCTS } from '@/tools/owner/check/between-records/lists';
import { type Beside, describeUnsettled, unsettled } from '@/tools/owner/check/unsettled';
import { openQuestions, type Plan } from './plan';

/** Files of data/ that belong to the program, not to the shop. */
const PROGRAM = ['schema', 'words'];

/** Copies the shop of a folder of data/ into a folder that is not there yet. */
export function keepShop(folder: string, kept: string): void {
  mkdirSync(kept, { recursive: true });
  cpSync(folder, path.join(kept, 'data'), {
    recursive: true,
    filter: (file) => !PROGRAM.includes(path.relative(folder, file)),
  });
}

/** The changes of a plan, before they are made. */
export function describePlan({ known, used, taken, change, shop }: Plan, kept: string): string {
  const lines = [
    ...(taken.length > 0 ? [`Taken out, as samples: ${taken.join(', ')}.`] : []),
    ...used.map(({ question, text }) => `${question.name}: ${text}`),
    ...(known.length > 0 ? [stays(known)] : []),
  ];
  if (Object.keys(change.files).length === 0)
    return [...lines, 'Nothing is to be changed.'].join('\n');
  const { id, languages, orderPrefix, replyWithin } = shop.shop;
  const pages = languages ? 'English and Kiswahili' : 'English alone';
  return [
    'This is what will be done:',
    ...lines.map((line) => `  ${line}`),
    ...(taken.length > 0
      ? [
          `  Also: orders begin with ${orderPrefix}-, a message is answered within ${replyWithin}, the pages are in ${pages}, and phones keep carts as ${id} (data/shop.ts).`,
        ]
      : []),
    `What is there now is kept in the folder ${kept}.`,
  ].join('\n');
}

/** Answers to what the shop has already: 'Stays as it is in the shop: Name, Town.' */
function stays(known: Plan['known']): string {
  const names = new Set(known.map(({ question }) => question.name));
  return `Stays as it is in the shop: ${[...names].join(', ')}. To change it: docs/owner/numbers-hours-delivery.md.`;
}

/** The next steps. */
export function describeNext({ shop }: Plan, beside: Beside): string {
  const open = openQuestions(shop).map(({ name }) => name);
  const rows = unsettled(shop, beside).filter(({ harm }) => harm === 'sells' || harm === 'untrue');
  return [
    'What is next:',
    ...(shop.products.length === 0 ? [`  Products: ${FIRST_PRODUCTS}.`] : []),
    '  Photos: put them into data/photos/new and type npm run photos.',
    '  Your own words, if you want: data/about.ts, data/faq.ts, data/pages.ts, data/policies.ts (docs/owner/words.md).',
    '  Look at it: npm run dev. Then publish it: npm run publish-shop.',
    ...(open.length > 0
      ? [
          `Not answered, and so left out: ${open.join(', ')}. npm run new-shop asks for these again.`,
        ]
      : []),
    ...(rows.length > 0 ? [`Before it can be published:\n${describeUnsettled(rows)}`] : []),
  ].join('\n');
}
