import path from 'node:path';
import { textMust } from '@/data/schema/text-must';
import { type Issue, issueCollector } from '@/lib/catalogue/issue';
import { nearestName } from '@/lib/values/nearest-name';
import { asRecord } from '@/lib/values/unknown-values';

/** Texts by name, or groups of them. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Each text of a language with the names in its braces alone: '{count}, {price}', '' where it has none. */
export function namesInTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? valuesOf(text) : namesInTexts(text),
    ]),
  );
}

/** The constant of a file of words, by the file's name: 'order-text' has `orderTextWords`. */
export function wordsName(file: string): string {
  return `${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Words`;
}

/**
 * Every issue in a file of words: a text that is missing, empty, unknown or no text, and one with other
 * values in braces than the code fills in. `name` is the file's below data/, `exported` what it exports,
 * `expected` each text that the code shows, with its values.
 */
export function wordIssues(name: string, exported: object, expected: string | Texts): Issue[] {
  const { add, issues } = issueCollector({ file: `data/${name}` });
  const constant = wordsName(path.posix.parse(name).name);
  const own = asRecord(exported)[constant];
  if (own === undefined) add(constant, constantMust(constant, Object.keys(exported)));
  else compare([], own, expected);
  return issues;

  function compare(fields: readonly string[], own: unknown, known: string | Texts): void {
    const field = fields.join('.') || constant;
    if (typeof known === 'string') {
      if (own === undefined) add(field, 'must be there: text in quotes');
      else if (own === '') add(field, 'must have a text');
      else if (typeof own !== 'string') add(field, 'must be text in quotes', own);
      else if (valuesOf(own) !== valuesOf(known)) add(field, valuesMust(known), own);
      else {
        // The values in braces are right here: numbers stand in for them.
        const must = textMust(own.replace(/\{\w+\}/g, '1'));
        if (must) add(field, must);
      }
      return;
    }
    if (typeof own !== 'object' || own === null) {
      if (own === undefined) add(field, 'must be there: texts in { }');
      else add(field, 'must be texts in { }', own);
      return;
    }
    const names = Object.keys(known);
    const strange = Object.keys(own).filter((one) => !names.includes(one));
    const meant = strange.map((one) => {
      const missing = names.filter((known) => asRecord(own)[known] === undefined);
      const near = nearestName(one, missing);
      add(
        [...fields, one].join('.'),
        near ? `must be named ${near}` : 'must be left out: nothing shows it',
      );
      return near;
    });
    for (const one of names) {
      if (!meant.includes(one)) compare([...fields, one], asRecord(own)[one], known[one] ?? '');
    }
  }
}

function constantMust(constant: string, exported: readonly string[]): string {
  const meant = nearestName(constant, exported);
  const help = meant ? `; did "${meant}" have this name?` : '';
  return `must be there: export const ${constant} = …${help}`;
}

function valuesMust(known: string): string {
  const values = valuesOf(known);
  return values
    ? `must have ${values}, and no other word in braces`
    : 'must have no word in braces';
}

/** The values of a text, each once, in one order: '{count}, {price}'. */
function valuesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');
}
