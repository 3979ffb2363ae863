/** Whether this build speaks the owner's language. */
export const isOwnersLanguage = !process.env.PAGES_LANGUAGE;

/** A text of a record in the language of the shop's owner, English: for messages to the shop. */
export function ownersText<F extends string>(
  record: { readonly [N in F]: string } & {
    readonly owners?: { readonly [N in F]?: string } | undefined;
  },
  name: F,
): string {
  return record.owners?.[name] ?? record[name];
}

/** The attribute `lang` of an element that is a text in English, as its record has no other; else nothing. */
export function langOf<F extends string>(
  record: { readonly [N in F]?: unknown } & {
    readonly owners?: { readonly [N in F]?: unknown } | undefined;
  },
  name: F,
): { lang?: 'en' } {
  const isOther =
    !isOwnersLanguage && record[name] !== undefined && record.owners?.[name] === undefined;
  return isOther ? { lang: 'en' } : {};
}
