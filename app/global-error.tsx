'use client';

import { CrashPage } from '@/components/page/crash-page.client';
import { languageWords } from '@/words/language';
import './styles/tokens.css';
import './styles/base.css';

/**
 * The page for a crash of the root layout. It replaces the whole document, so it has its own
 * <html>.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang={languageWords.tag} data-script="">
      <body>
        <main>
          <CrashPage error={error} />
        </main>
      </body>
    </html>
  );
}
