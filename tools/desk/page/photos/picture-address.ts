import { smallPicturePath } from '@/lib/catalogue/photo-places';
import { fileUrl } from '@/lib/links/site-url';

/** The address of a product's small picture in the shop; undefined where the shop has no address yet. */
export function pictureAddress(id: string, nth: number): string | undefined {
  if (!process.env.NEXT_PUBLIC_SITE_URL || !id) return undefined;
  return fileUrl(smallPicturePath(id, nth));
}
