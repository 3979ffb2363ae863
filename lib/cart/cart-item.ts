import type { CardProduct } from '@/lib/catalogue/product';
import { englishText } from '@/lib/format/owners-text';
import { picturePath } from '@/lib/pictures/picture';
import type { CartLine } from './cart-lines';

/** A product's cart line without its line id. Its image is the path of the smallest picture. */
export function cartItem(
  product: CardProduct,
  size: string,
  quantity: number,
): Omit<CartLine, 'lineId'> {
  const { id, name, owners, picture, priceKes, priceSteps, category, categoryKey, description } =
    product;
  const width = picture?.widths[0];
  return {
    id,
    title: englishText(product, 'name'),
    ...(owners?.name && { titleSw: name }),
    image: picture && width ? picturePath(picture, width, 'jpg') : '',
    priceKes,
    ...(priceSteps && { priceSteps }),
    category,
    categoryKey,
    size,
    quantity,
    description,
  };
}
