/** A text of a record in the language of the shop's owner, English: for messages to the shop. */
export function ownersText<F extends string>(
  record: { readonly [N in F]: string } & {
    readonly owners?: { readonly [N in F]?: string } | undefined;
  },
  name: F,
): string {
  const owners = process.env.PAGES_LANGUAGE ? record.owners : undefined;
  return owners?.[name] ?? record[name];
}

/** The attribute `lang` of an element that is a text in English, as its record has no other; else nothing. */
export function langOf<F extends string>(
  record: { readonly [N in F]?: unknown } & {
    readonly owners?: { readonly [N in F]?: unknown } | undefined;
  },
  name: F,
): { lang?: 'en' } {
  if (!process.env.PAGES_LANGUAGE) return {};
  const isOther = record[name] !== undefined && record.owners?.[name] === undefined;
  return isOther ? { lang: 'en' } : {};
}
