import type { MetadataRoute } from 'next';
import { fileUrl } from '@/lib/links/site-url';

export const dynamic = 'force-static';

/** Crawlers may read every page. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: fileUrl('/sitemap.xml') };
}
