import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/site-url';

export const dynamic = 'force-static';

/** Everything may be read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
