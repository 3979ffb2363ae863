import type { Thing } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/structured-data';

/** The page's content for search engines, as JSON-LD. It shows nothing: put it last on the page. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, escaped where made
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}
