'use client';

import { CrashPage } from '@/components/islands/crash/crash-page';
import './styles/tokens.css';
import './styles/base.css';

/** A crash of the frame round the pages: it brings its own. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-KE">
      <body>
        <main>
          <CrashPage error={error} />
        </main>
      </body>
    </html>
  );
}
