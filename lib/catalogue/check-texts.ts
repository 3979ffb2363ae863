import type { Issue } from './issue';

/** A text as it is written in a file of data/, with `{}` in place of what is put into it. */
export interface WrittenText {
  file: string;
  field?: string;
  text: string;
  /** Where it is, which is worked out for the few that are an issue. */
  at: () => Pick<Issue, 'entry' | 'place'>;
}

interface ShopFacts {
  id: string;
  name: string;
  wholesaleAbove: number;
  shareMessage: string;
}

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

/** Fields that are no words of the shop. */
const CODES = ['id', 'account'];

/** Shorter ids are words of the language too often. */
const LEAST_ID = 5;

/**
 * A warning for each text that still has the shop's former name, and for each that names another number
 * of items for the wholesale price than data/shop.ts.
 */
export function textIssues(texts: readonly WrittenText[], shop: ShopFacts): Issue[] {
  const former = formerName(shop);
  const shareText = texts.find(({ field }) => field === 'shareMessage');
  return [
    ...texts.flatMap((written): Issue[] => [
      ...wholesaleMust(written.text, shop.wholesaleAbove).map((message) =>
        warning(written, message),
      ),
      ...(former?.test(written.text) && !CODES.includes(written.field ?? '')
        ? [warning(written, `must have the shop's name, ${shop.name}, and not a former one`)]
        : []),
    ]),
    ...(shop.shareMessage.includes(shop.name)
      ? []
      : [
          warning(
            { file: 'data/shop.ts', field: 'shareMessage', at: shareText?.at ?? (() => ({})) },
            `must have the shop's name, ${shop.name}`,
          ),
        ]),
  ];
}

/**
 * The name that the shop's id was made from, where the name has changed since: 'MAVAZI' for
 * 'mavazi'.
 */
function formerName({ id, name }: ShopFacts): RegExp | undefined {
  if (id.length < LEAST_ID) return undefined;
  const words = id
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}(?:${word.slice(1)}|${word.slice(1).toUpperCase()})`);
  const pattern = new RegExp(`(?<![\\w-])${words.join('[ -]?')}(?![\\w-])`);
  const sameName = new RegExp(id.replaceAll('-', '.?'), 'i').test(name);
  return sameName ? undefined : pattern;
}

function wholesaleMust(text: string, wholesaleAbove: number): string[] {
  if (!/wholesale/i.test(text)) return [];
  const above = numberOf(ABOVE.exec(text));
  const from = numberOf(FROM.exec(text));
  const wrong =
    (above !== undefined && above !== wholesaleAbove) ||
    (from !== undefined && from !== wholesaleAbove + 1);
  return wrong
    ? [`must agree with wholesaleAbove of data/shop.ts: more than ${wholesaleAbove} items`]
    : [];
}

function numberOf(match: RegExpExecArray | null): number | undefined {
  const word = match?.[1] ?? match?.[2];
  if (word === undefined) return undefined;
  if (/dozen/i.test(word)) return 12;
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word);
}

function warning({ file, field, at }: Omit<WrittenText, 'text'>, message: string): Issue {
  return { file, ...at(), ...(field && { field }), message, severity: 'warning' };
}
