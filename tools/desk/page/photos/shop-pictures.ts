import { smallPicturePath } from '@/lib/catalogue/small-pictures';
import { absoluteUrl } from '@/lib/links/site-url';
import { PICTURE, type PictureFacts } from './product-photos';

/** The address of a product's small picture; undefined where the shop has no address yet. */
export function pictureAddress(id: string, nth: number): string | undefined {
  if (!process.env.NEXT_PUBLIC_SITE_URL || !id) return undefined;
  return absoluteUrl(smallPicturePath(id, nth));
}

/** A product's form with the address of the picture that the desk's list shows of it; empty without one. */
export function withListPicture(form: Record<string, unknown>): Record<string, unknown> {
  const { id, pictureAwaited } = form as { id?: string } & PictureFacts;
  return { ...form, [PICTURE]: (id && !pictureAwaited && pictureAddress(id, 1)) || '' };
}
