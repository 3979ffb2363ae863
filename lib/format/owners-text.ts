/** A text as its page shows it, and its language where that is not the page's. */
export interface MarkedText<T = string> {
  text: T;
  lang?: 'en';
}

interface Translated<F extends string> {
  readonly owners?: { readonly [N in F]?: unknown } | undefined;
}

/** A text of an owner's record, or a list of texts: in English where the record has it in no other language. */
export function ownersText<
  F extends string,
  R extends { readonly [N in F]?: unknown } & Translated<F>,
>(record: R, name: F): MarkedText<R[F]> {
  const text = record[name];
  if (!process.env.PAGES_LANGUAGE) return { text };
  const isEnglish = text !== undefined && record.owners?.[name] === undefined;
  return isEnglish ? { text, lang: 'en' } : { text };
}

/** The same text in English, the language of the owner: for messages to the shop. */
export function englishText<F extends string>(
  record: { readonly [N in F]: string } & {
    readonly owners?: { readonly [N in F]?: string } | undefined;
  },
  name: F,
): string {
  const owners = process.env.PAGES_LANGUAGE ? record.owners : undefined;
  return owners?.[name] ?? record[name];
}
