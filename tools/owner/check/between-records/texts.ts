import { factNames } from '@/data/schema/facts';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { factsOf } from '@/lib/facts/facts-of';
import { ref } from '@/lib/format/marks';
import { internationalPhone, isPhone } from '@/lib/format/phone';
import type { CheckedShop, Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop, warn } from '@/tools/owner/check/finding';

/** A text of data/, where it is. */
interface WrittenText {
  file: string;
  path: ValuePath;
  text: string;
}

/** Modules with names and codes that are not the shop's own words. */
const OTHERS = [
  'payments',
  'merchant',
  'colours',
  'colour-families',
  'mpesa-tariff',
  'search-words',
];

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const COUNT = `(\\d+|${NUMBERS.join('|')}|a dozen)`;
const GOODS = '(?:items?|pieces?|pairs?|products?)';
const ABOVE = new RegExp(`\\b(?:more than|over|above)\\s+${COUNT}\\s+${GOODS}\\b`, 'i');
const FROM = new RegExp(
  `\\b(?:at least|from|minimum(?: of)?)\\s+${COUNT}\\s+${GOODS}\\b|\\b${COUNT}\\s+(?:${GOODS}\\s+)?(?:or|and)\\s+(?:more|above|up)\\b`,
  'i',
);

/** Shorter ids are words of the language too often. */
const LEAST_ID = 5;

/** A warning for each text that still has the shop's former name. */
const formerNames: Rule = (shop) => {
  const { name } = shop.shop;
  const former = formerName(shop.shop);
  if (!former) return [];
  const must = `must have the shop's name, ${name}, and not a former one`;
  return textsOf(shop)
    .filter(({ text, path }) => former.test(text) && path.at(-1) !== 'id')
    .map(({ file, path }) => warn(file, path, must));
};

/** A warning for each text that names another number of items for the wholesale price than data/shop.ts. */
const wholesale: Rule = (shop) => {
  const { wholesaleAbove } = shop.shop;
  if (wholesaleAbove === undefined) return [];
  const must = `must agree with ${ref({ file: 'shop.ts', field: 'wholesaleAbove' })}: more than ${wholesaleAbove} items`;
  return textsOf(shop)
    .filter(({ text }) => isOther(text, wholesaleAbove))
    .map(({ file, path }) => warn(file, path, must));
};

const shareMessage: Rule = ({ shop, sharing: { message } }) =>
  message.includes(shop.name) || message.includes('{shop}') || formerName(shop)?.test(message)
    ? []
    : [warn('sharing.ts', ['message'], `must have the shop's name, ${shop.name}`)];

/** Texts that cannot be left out. In other files a text with a missing fact is not shown. */
const WHOLE = /^(?:announcement|shop|sharing|pages)\.ts$/;

/** A text may name in braces what the shop has. */
const facts: Rule = (shop) => {
  const given: Readonly<Record<string, string | undefined>> = factsOf(shop);
  const within = (name: string, seen: readonly string[] = []): readonly string[] =>
    seen.includes(name)
      ? [name]
      : namesIn(given[name]).flatMap((one) => within(one, [...seen, name]));
  const circular = Object.keys(factNames).filter((name) => within(name).includes(name));
  if (circular.length > 0) {
    return circular.map((name) => stop('policies.ts', [name], 'must not name itself in braces'));
  }
  // A fact that names another lacks with it.
  const isLacking = (name: string): boolean =>
    given[name] === undefined || namesIn(given[name]).some(isLacking);
  const lacking = Object.keys(factNames).filter(isLacking);
  return textsOf(shop).flatMap(({ file, path, text }): Finding[] =>
    lacking
      .filter((name) => text.includes(`{${name}}`))
      .map((name) =>
        WHOLE.test(file)
          ? stop(file, path, `must not name {${name}}: the shop has none`)
          : warn(
              file,
              path,
              `names {${name}}, and the shop has none: its whole entry is not shown`,
            ),
      ),
  );
};

/** Words that promise what a shop may lack. */
const promised: readonly [words: RegExp, has: (shop: CheckedShop) => unknown, what: string][] = [
  [
    /\b(?:cards?|kadi)\b|PayPal/i,
    ({ payments }) => payments.kesPerUsd,
    ref({ file: 'payments.ts', field: 'kesPerUsd' }),
  ],
  [/paybill/i, ({ payments }) => payments.paybill, ref({ file: 'payments.ts', field: 'paybill' })],
  [
    /M-?Pesa/i,
    ({ payments: { mpesaNumber, till, paybill } }) => mpesaNumber ?? till ?? paybill,
    `number to pay to in ${ref({ file: 'payments.ts' })}`,
  ],
  [
    /wholesale|bei ya jumla/i,
    ({ shop }) => shop.wholesaleAbove,
    ref({ file: 'shop.ts', field: 'wholesaleAbove' }),
  ],
];

/** A question for each text that names what the shop lacks. */
const promises: Rule = (shop) =>
  promised
    .filter(([, has]) => has(shop) === undefined)
    .flatMap(([words, , what]) =>
      textsOf(shop)
        .filter(({ file, text }) => SAID.test(file) && words.test(text))
        .map(({ file, path }) => warn(file, path, `is this still true? The shop has no ${what}`)),
    );

const PHONE = /(?<![\d+])(?:\+?254|0)[\s-]?(?:\(0\)\s?)?[17]\d{2}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/g;
/** Facts that are numbers themselves. */
const NUMBERS_OF_SHOP = ['phone', 'whatsapp', 'secondPhone'];

/** A warning for each text that has a phone number of nobody's in the shop. */
const otherPhones: Rule = (shop) => {
  const { phone, whatsapp, secondPhone } = shop.shop;
  const { mpesaNumber } = shop.payments;
  const known = new Set(
    [phone, whatsapp, secondPhone, mpesaNumber].filter(isPhone).map(internationalPhone),
  );
  return textsOf(shop)
    .filter(({ path }) => !NUMBERS_OF_SHOP.includes(String(path.at(-1))))
    .flatMap(({ file, path, text }) =>
      [...text.matchAll(PHONE)]
        .filter(([number]) => !known.has(internationalPhone(number)))
        .map(([number]) => {
          const must = `names the phone number ${number}, which is not in ${ref({ file: 'shop.ts' })}: customers call it`;
          return warn(file, path, must);
        }),
    );
};

/** Texts about the whole shop. */
const SAID = /^(?:about|announcement|faq|pages|sharing|shop|why-choose)\.ts$/;

/** The names in braces in a text; none in another value. */
function namesIn(value: unknown): string[] {
  return [...String(value).matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name in factNames);
}

export const textRules: readonly Rule[] = [
  formerNames,
  wholesale,
  shareMessage,
  facts,
  promises,
  otherPhones,
];

/** Every text of the shop's own words, in the language in which the shop is judged. */
function textsOf({ values }: CheckedShop): WrittenText[] {
  return [...values]
    .filter(([file]) => isInOwnWords(file))
    .flatMap(([file, value]) => textsIn(file, value, []));
}

/** Whether a file of data/ has the shop's own words. */
export function isInOwnWords(file: string): boolean {
  return !OTHERS.includes(file.slice(0, -'.ts'.length));
}

function textsIn(file: string, value: unknown, path: ValuePath): WrittenText[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(file, one, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'sw' && name !== 'owners')
    .flatMap(([name, one]) => textsIn(file, one, [...path, name]));
}

/** The shop's former name, from its id, where the name has changed since: 'MAVAZI' for 'mavazi'. */
function formerName({ id, name }: CheckedShop['shop']): RegExp | undefined {
  if (id.length < LEAST_ID) return undefined;
  const words = id
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}(?:${word.slice(1)}|${word.slice(1).toUpperCase()})`);
  const pattern = new RegExp(`(?<![\\w-])${words.join('[ -]?')}(?![\\w-])`);
  const sameName = new RegExp(id.replaceAll('-', '.?'), 'i').test(name);
  return sameName ? undefined : pattern;
}

function isOther(text: string, wholesaleAbove: number): boolean {
  if (!/wholesale/i.test(text)) return false;
  const above = numberOf(ABOVE.exec(text)) ?? wholesaleAbove;
  const from = numberOf(FROM.exec(text)) ?? wholesaleAbove + 1;
  return above !== wholesaleAbove || from !== wholesaleAbove + 1;
}

function numberOf(match: RegExpExecArray | null): number | undefined {
  const word = match?.[1] ?? match?.[2];
  if (word === undefined) return undefined;
  if (/dozen/i.test(word)) return 12;
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word);
}
