import { languageWords } from '@/words/language';

/** Whether this build speaks the owner's language. */
const isOwners = languageWords.tag === 'en-KE';

/** A record of the shop with a text of this name, and with the English in whose place another language stands. */
type Said<F extends string> = { readonly [N in F]?: string | undefined } & {
  readonly owners?: { readonly [N in F]?: string | undefined } | undefined;
};

/** A text of a record in the language of the shop's owner, English: for messages to the shop. */
export function ownersText<F extends string>(
  record: { readonly [N in F]: string } & Said<F>,
  name: F,
): string {
  return record.owners?.[name] ?? record[name];
}

/** The `lang` of an element whose text stays in English, as its record has no other; else undefined. */
export function langOf<F extends string>(record: Said<F>, name: F): 'en' | undefined {
  return isOwners || record.owners?.[name] !== undefined ? undefined : 'en';
}
