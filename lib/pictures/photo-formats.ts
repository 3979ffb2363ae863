/** The endings of the pictures that the shop reads, in small letters. */
export const PHOTO_ENDINGS: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.svg'];

/** An iPhone's own format, which browsers cannot show. */
export const HEIC_ENDINGS: readonly string[] = ['.heic', '.heif'];

/** What to do about a HEIC photo. */
export const HEIC_REMEDY =
  'On the iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.';

/** Whether the shop reads pictures with this ending, in small letters. */
export function isPhotoEnding(ending: string): boolean {
  return PHOTO_ENDINGS.includes(ending);
}
