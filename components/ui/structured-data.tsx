import type { Thing } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/structured-data';

/** What the page is about, for search engines. It shows nothing: put it last, in nothing’s way. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, escaped where made
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}
