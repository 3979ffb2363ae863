import { shop } from '@/data/shop';

/** The key of local storage that the time of the book's last copy is kept under. */
export const lastCopyKey = `${shop.id}-book-copy`;
