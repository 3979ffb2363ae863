import type { Thing } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/structured-data';

/** The page's content for search engines, as JSON-LD. Put it last on the page: its text would delay the paint. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, escaped where made
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}
