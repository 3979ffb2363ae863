import { type Issue, issueCollector } from '@/lib/catalogue/issue';

/** Texts by name, or groups of them. */
interface Texts {
  readonly [name: string]: string | Texts;
}

/** What a file of data/words exports. */
interface Language {
  words: Texts;
  cartWords: Texts;
  crashWords: Texts;
}

/**
 * Every issue in a language beside English: a text that is missing, empty or unknown, and one with other
 * values in braces (docs/behaviour.md 15.12). `name` is that of its file in data/words.
 */
export function languageIssues(name: string, language: Language, english: Language): Issue[] {
  const { add, issues } = issueCollector({ file: `data/words/${name}.ts` });
  const texts = flat(language);
  const expected = flat(english);
  for (const [field, text] of expected) {
    const own = texts.get(field);
    if (!own) add(field, 'must have a text');
    else if (valuesOf(own) !== valuesOf(text)) {
      add(field, `must have the values ${valuesOf(text) || 'of English, none'}`, own);
    }
  }
  for (const field of texts.keys()) if (!expected.has(field)) add(field, 'must be left out');
  const [tag, crashTag] = [texts.get('words.language'), texts.get('crashWords.language')];
  if (tag !== crashTag) add('crashWords.language', 'must be that of words', crashTag);
  return issues;
}

/** The texts by their whole names: 'words.nav.menu'. */
function flat(texts: Texts | Language, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' ? [[path + name, text]] : [...flat(text, `${path}${name}.`)],
    ),
  );
}

/** The values of a text, each once, in one order: '{count}, {price}'. */
function valuesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');
}
