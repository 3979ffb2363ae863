'use client';

import { usePagePath } from '@/components/page/use-page-path.client';
import { hrefIn, type Language } from '@/lib/links/language';

/** A link to the open page in another language; lib/early/starter.client adds what the address has behind it. */
export function LanguageLink({
  language: { tag, name },
  text = name,
}: {
  language: Language;
  text?: string;
}) {
  const path = usePagePath();
  return (
    // What is built for an unknown address has no path of the shop.
    <a
      href={hrefIn(tag, path.startsWith('/_not-found') ? '/' : path)}
      lang={tag.slice(0, 2)}
      hrefLang={tag}
    >
      {text}
    </a>
  );
}
