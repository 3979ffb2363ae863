/** Words that hold the place of a text that is not written yet. */
const UNWRITTEN =
  /\b(?:TODO|TBD|TBA|FIXME)\b|\blorem ipsum\b|\{\w+\}|\bbla,? ?bla\b|^(?:\[[\w ]+\]|todo|tbd|tba|fixme|n\/a|asdf\w*|x{3,}|description|[.…?-]+)$/iu;

/** The letters that an HTML entity stands for, of those that copies bring along. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: '’',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '”',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
};

/** An entity; one of those above without its semicolon too. */
const ENTITY = new RegExp(
  `&(#x?[\\da-f]+(?=;)|[a-z]{2,8}(?=;)|(?:${Object.keys(ENTITIES).join('|')})\\b);?`,
  'i',
);

/**
 * What a text that customers read must be, where it holds the place of another, or has signs of HTML or
 * Markdown that the shop shows as they are; undefined for a right one.
 */
export function textMust(text: string): string | undefined {
  const [unwritten] = UNWRITTEN.exec(text.trim()) ?? [];
  if (unwritten) return `must be what customers read, in place of ${unwritten}`;
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? [];
  if (tag) return `must be without ${tag}: a tag is shown as it is`;
  if (/\*\*[^*\s]/.test(text)) return 'must be without **: it is shown as it is';
  const [entity, name = ''] = ENTITY.exec(text) ?? [];
  if (!entity) return undefined;
  const letter = ENTITIES[name.toLowerCase()];
  const must = letter?.trim() ? `must have ${letter} in place of` : 'must be without';
  return `${must} ${entity}: it is shown as it is`;
}
