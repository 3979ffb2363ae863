import type { Product } from '@/lib/catalogue/product';
import { picturePath } from '@/lib/pictures/picture';
import { absoluteUrl } from '@/lib/site/site-url';

/** The whole address of a product's largest JPEG, for those outside; none while it has no picture. */
export function mainImageUrl({ picture }: Pick<Product, 'picture'>): string | undefined {
  const width = picture?.widths.at(-1);
  return picture && width ? absoluteUrl(picturePath(picture, width, 'jpg')) : undefined;
}
