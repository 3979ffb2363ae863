import { langOf } from '@/lib/format/owners-text';

/** A text of a record of data/, marked where it is in English on a page that is not. */
export function OwnersText<F extends string>({
  of: record,
  name,
}: {
  of: Parameters<typeof langOf<F>>[0] & { readonly [N in F]?: string | undefined };
  name: F;
}) {
  const { lang } = langOf(record, name);
  const text = record[name];
  return lang ? <span lang={lang}>{text}</span> : text;
}
