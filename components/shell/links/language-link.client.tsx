'use client';

import { usePagePath } from '@/components/page/use-page-path.client';
import { hrefIn, type Language } from '@/lib/links/site-path';

/** A link to the open page in another language; lib/early/program/starter.client adds what the address has behind it. */
export function LanguageLink({
  language,
  text = language.name,
}: {
  language: Language;
  text?: string;
}) {
  const path = usePagePath();
  return (
    // The page for an unknown address has no path of the shop.
    <a
      href={hrefIn(language, path.startsWith('/_not-found') ? '/' : path)}
      lang={language.tag}
      hrefLang={language.tag}
    >
      {text}
    </a>
  );
}
