import { absoluteUrl } from '@/lib/links/site-url';
import { PICTURE, type PictureFacts } from './product-photos';

/** The folder of the shop with a small picture of each product, by its id and the picture's number. */
const FOLDER = 'desk-pictures';

/** The path of a product's small picture in the shop: '/desk-pictures/brogue/2.jpg'. */
export function smallPicturePath(id: string, nth: number): `/${string}` {
  return `/${FOLDER}/${id}/${nth}.jpg`;
}

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
