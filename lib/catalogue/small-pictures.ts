/** The folder of the shop with the small pictures that the owner's desk shows. */
export const SMALL_PICTURES = 'desk-pictures';

/**
 * The path of a product's small picture in the shop, which its id and number alone tell, 1 for the first:
 * '/desk-pictures/brogue/2.jpg'.
 */
export function smallPicturePath(id: string, nth: number): `/${string}` {
  return `/${SMALL_PICTURES}/${id}/${nth}.jpg`;
}
