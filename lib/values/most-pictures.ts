/** A product has so many pictures at most, its first among them. */
export const MOST_PICTURES = 6;
