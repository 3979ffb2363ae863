/** The languages of the pages, by the names of their folders in data/words. English is the owner's. */
export type LanguageId = 'en' | FurtherLanguage;

export type FurtherLanguage = 'sw';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A value of data/ as the pages of one language have it. Each record says its texts in that language, and has
 * no field `sw`. In Kiswahili it also has `owners`: the English texts in whose place the Kiswahili is. What
 * is not among them is in English. `withFacts` puts the English facts into the English texts.
 */
export function inLanguage(
  value: unknown,
  language: LanguageId,
  withFacts: (text: string) => string = (text) => text,
): unknown {
  if (typeof value === 'string') return withFacts(value);
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language, withFacts));
  if (!isRecord(value)) return value;
  const { sw, ...english } = value;
  const own = Object.fromEntries(
    Object.entries(english).map(([name, one]) => [name, inLanguage(one, language, withFacts)]),
  );
  if (language === 'en' || !isRecord(sw)) return own;
  const { sample: _, ...said } = sw;
  // What the shop does not say in English it says nowhere.
  const texts = Object.fromEntries(
    Object.entries(said).filter(([name]) => own[name] !== undefined),
  );
  return { ...merged(own, texts), owners: textsOf(own, Object.keys(texts)) };
}

/** A record whose texts are replaced by those of the same names in `texts`. */
function merged(own: Fields, texts: Fields): Fields {
  const changes = Object.entries(texts).map(([name, text]) => {
    const before = own[name];
    return [name, isRecord(before) && isRecord(text) ? merged(before, text) : text];
  });
  return { ...own, ...Object.fromEntries(changes) };
}

function textsOf(record: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
