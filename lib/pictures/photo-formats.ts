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

/** The other endings of a JPEG: chats on a computer save `.jfif`. The shop reads it once it is renamed. */
const OTHER_JPEG_ENDINGS: readonly string[] = ['.jfif', '.jpe'];

/** Whether a file with this ending, in small letters, is a picture that the shop can read. */
export function isPictureEnding(ending: string): boolean {
  return isPhotoEnding(ending) || OTHER_JPEG_ENDINGS.includes(ending);
}

/** The ending that a photo is kept with. */
export function keptEnding(ending: string): string {
  return ending === '.jpeg' || OTHER_JPEG_ENDINGS.includes(ending) ? '.jpg' : ending;
}
