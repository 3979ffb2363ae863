import path from 'node:path';
import { textMust } from '@/data/schema/text-must';
import { type Issue, issueCollector } from '@/lib/catalogue/issue';
import { either, ref } from '@/lib/format/marks';
import { nearestName } from '@/lib/values/nearest-name';
import { asRecord, isObject } from '@/lib/values/unknown-values';

/** The texts of the file of the same name in the other language. */
export interface OtherWords {
  texts: unknown;
}

/** The constant of a file of words, by the file's name: 'order-text' has `orderTextWords`. */
export function wordsName(file: string): string {
  return `${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Words`;
}

/** The file of the same name in the other language: 'words/sw/cart.ts' for 'words/en/cart.ts'. */
export function otherWordsFile(name: string): string {
  return name.startsWith(ENGLISH)
    ? name.replace(ENGLISH, 'words/sw/')
    : name.replace(/^words\/[^/]+\//, ENGLISH);
}

const ENGLISH = 'words/en/';

/**
 * Every issue in a file of words: a value that is empty or no text, and differences from the other
 * language: a missing text, a name, the values in braces. A mistake of either language is reported
 * for the English one. `name` is the file's path below data/, `exported` its exports; without
 * `other` nothing is compared.
 */
export function wordIssues(name: string, exported: object, other?: OtherWords): Issue[] {
  const file = `data/${name}`;
  const { add, issues } = issueCollector({ file });
  const constant = wordsName(path.posix.parse(name).name);
  const isEnglish = name.startsWith(ENGLISH);
  const otherFile = ref({ file: otherWordsFile(name) });
  const own = asRecord(exported)[constant];
  if (own === undefined) add(constant, constantMust(constant, Object.keys(exported)));
  else judge([], own, other?.texts);
  return issues;

  function judge(fields: readonly string[], text: unknown, same: unknown): void {
    const field = fields.join('.') || constant;
    if (isObject(text)) judgeGroup(fields, text, same);
    else if (isObject(same) || fields.length === 0)
      add(field, `must be texts${either(' in { }', '')}`, text);
    else if (typeof text !== 'string') {
      issues.push({
        file,
        field,
        message: `must be text${either(', in quotes', '')}`,
        found: `${text}`,
      });
    } else if (text === '') add(field, 'must have a text');
    else if (typeof same === 'string' && hasOtherValues(text, same)) {
      const values = valuesOf(same).join(', ');
      const must = `must have the same words in braces as ${otherFile}: ${values || 'none'}`;
      add(field, must, text);
    } else {
      // The values in braces are right here: numbers stand in for them.
      const must = textMust(text.replace(BRACES, '1'));
      if (must) add(field, must);
    }
  }

  function judgeGroup(fields: readonly string[], group: Group, same: unknown): void {
    for (const [one, text] of Object.entries(group)) {
      judge([...fields, one], text, asRecord(same)[one]);
    }
    if (!isObject(same)) return;
    const [alone, lacking] = [namesBeside(group, same), namesBeside(same, group)];
    for (const one of lacking) {
      const near = nearestName(one, alone);
      const field = [...fields, near ?? one].join('.');
      if (near === undefined) add(field, `must be there too: ${otherFile} has it`);
      else if (isEnglish) add(field, `must have one name in both: ${otherFile} has ${one}`);
    }
  }

  /** Whether the values in braces differ, and this text lacks some or either may be wrong. */
  function hasOtherValues(text: string, same: string): boolean {
    const [values, others] = [valuesOf(text), valuesOf(same)];
    const lacks = others.some((one) => !values.includes(one));
    const hasMore = values.some((one) => !others.includes(one));
    return lacks && (isEnglish || !hasMore);
  }
}

/** Texts by their names, or in a list. */
type Group = Readonly<Record<string, unknown>>;

/** The names of a group that another group does not have. */
function namesBeside(group: Group, other: Group): string[] {
  return Object.keys(group).filter((name) => !Object.hasOwn(other, name));
}

function constantMust(constant: string, exported: readonly string[]): string {
  const meant = nearestName(constant, exported);
  const help = meant ? `; did "${meant}" have this name?` : '';
  return `must be there: export const ${constant} = …${help}`;
}

const BRACES = /\{\w+\}/g;

/** The values of a text, each once, in one order: '{count}', '{price}'. */
function valuesOf(text: string): string[] {
  return [...new Set(text.match(BRACES))].sort();
}
