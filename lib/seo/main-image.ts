import type { Product } from '@/lib/catalogue/product';
import { fileUrl } from '@/lib/links/site-url';
import { type Picture, picturePath } from '@/lib/pictures/picture';

/** The whole address of a product's largest JPEG, for those outside; none while it has no picture. */
export function mainImageUrl({ picture }: Pick<Product, 'picture'>): string | undefined {
  return picture && largestJpeg(picture);
}

/** The same of its further pictures. */
export function furtherImageUrls({ views }: Pick<Product, 'views'>): string[] {
  return views.map(({ picture }) => largestJpeg(picture));
}

function largestJpeg(picture: Picture): string {
  return fileUrl(picturePath(picture, picture.widths.at(-1) ?? 0, 'jpg'));
}
