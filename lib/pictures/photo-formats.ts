/** The endings of the pictures that the shop reads, in small letters. */
export const PHOTO_ENDINGS: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.svg'];

/** The endings of a phone's HEIC, of which a JPEG is made when it is sorted in, in small letters. */
const HEIC_ENDINGS: readonly string[] = ['.heic', '.heif'];

const CONVERT_ON_IPHONE = 'hold it in the app Files, then Quick Actions, Convert Image';

/** How a JPEG is made of another format, or a phone gives one instead. */
export const REMEDIES = {
  heic: 'Put it into data/photos/new and type `npm run photos`: a JPEG is made of it.',
  camera: `On an iPhone choose Settings, Camera, Formats, Most Compatible; for this one ${CONVERT_ON_IPHONE}. On Android turn off HEIC, "High efficiency" and RAW in the camera's settings; for this one choose Edit, Save copy in Google Photos.`,
  sent: `For a JPEG on an iPhone ${CONVERT_ON_IPHONE}. On Android take a screenshot of it.`,
} as const;

/** What is said of a video that lies among the photos, and of a file without content. */
export const VIDEO_ISSUE = 'is a video: take a photo';
export const EMPTY_ISSUE = 'is empty: copy it from the phone again';

/** By ending, in small letters: pictures that a phone has and the shop does not read. */
const OTHER_FORMATS: Readonly<
  Record<string, readonly [what: string, remedy: keyof typeof REMEDIES]>
> = {
  '.heic': ['a HEIC photo, which browsers cannot show', 'heic'],
  '.heif': ['a HEIC photo, which browsers cannot show', 'heic'],
  '.dng': ['a raw photo (DNG), which browsers cannot show', 'camera'],
  '.gif': ['a GIF, which the shop does not read', 'sent'],
  '.avif': ['an AVIF picture, which the shop does not read', 'sent'],
};

/** A picture in a format that the shop does not read. */
interface FormatIssue {
  /** What it is: 'is a HEIC photo, which browsers cannot show'. */
  what: string;
  /** How to have a JPEG of it, in sentences. */
  remedy: string;
}

/**
 * What is said of a picture by its ending, in small letters; undefined for one that the shop reads, and
 * for what is no picture of a phone's.
 */
export function formatIssue(ending: string): FormatIssue | undefined {
  const known = OTHER_FORMATS[ending];
  return known && { what: `is ${known[0]}`, remedy: REMEDIES[known[1]] };
}

/** What is said of a file that is no picture the shop reads, by its ending, in small letters. */
export function noPicture(ending: string): string {
  const issue = formatIssue(ending);
  return issue
    ? `${issue.what}. ${issue.remedy}`
    : 'must be a picture that ends in .jpg, .png, .webp or .svg';
}

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

/** Whether a file with this ending, in small letters, is a phone's HEIC by its name. */
export function isHeicEnding(ending: string): boolean {
  return HEIC_ENDINGS.includes(ending);
}

/** Whether a file with this ending, in small letters, can be sorted in from data/photos/new. */
export function isSortedIn(ending: string): boolean {
  return isPictureEnding(ending) || isHeicEnding(ending);
}

/** The ending that a photo is kept with. */
export function keptEnding(ending: string): string {
  const isJpeg = ending === '.jpeg' || OTHER_JPEG_ENDINGS.includes(ending) || isHeicEnding(ending);
  return isJpeg ? '.jpg' : ending;
}
