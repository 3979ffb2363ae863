'use client';

import { useEffect } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { LanguageLink } from '@/components/shell/links/language-link.client';
import { longNoticeMs } from '@/lib/browser/notice-times';
import { phoneStorage } from '@/lib/browser/phone-storage.client';
import type { Language } from '@/lib/links/site-path';
import { languageKey } from '@/lib/remembered/storage-keys';

/**
 * Offers the page in the language that was chosen on this phone, where a link from elsewhere leads to it in
 * another. `languages`: those that the page is not in.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const notify = useNotifications();
  useEffect(() => {
    if (document.referrer.startsWith(location.origin)) return;
    const chosen = phoneStorage.get(languageKey);
    const language = languages.find(({ tag }) => tag === chosen);
    if (!language) return;
    return notify('info', <LanguageLink language={language} text={language.offer} />, longNoticeMs);
  }, [languages, notify]);
  return null;
}
