import { asRecord } from '@/lib/format/unknown-values';
import { type Issue, issueCollector } from './issue';

/** Every issue in the words of the search, data/search-words.ts. */
export function searchWordIssues(words: unknown): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/search-words.ts' });
  const { meanings, kinds: named, ...lists } = asRecord(words);
  for (const meant of Object.keys(asRecord(meanings))) {
    if (/\s/.test(meant.trim())) add(`searchWords.meanings.${meant}`, 'must be one word');
  }
  const all = { ...lists, ...prefixed('meanings', meanings), ...prefixed('kinds', named) };
  for (const [list, typed] of Object.entries(all)) {
    const texts = Array.isArray(typed) ? typed.filter((text) => typeof text === 'string') : [];
    for (const [at, text] of texts.entries()) {
      const field = `searchWords.${list}`;
      if (text.includes(',')) add(field, 'must have one word or phrase in each text', text);
      if (texts.indexOf(text) < at) add(field, `must not list "${text}" twice`);
    }
  }
  return issues;
}

function prefixed(name: string, record: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asRecord(record)).map(([key, value]) => [`${name}.${key}`, value]),
  );
}
