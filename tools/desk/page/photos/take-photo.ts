import { EMPTY_ISSUE, noPicture, VIDEO_ISSUE } from '@/lib/pictures/photo-formats';
import { sizeIssue } from '@/lib/pictures/photo-limits';
import { KIND_BYTES, type PhotoKind, photoKind } from './photo-kind';

/** The address in the form of a photo that can be saved; or what is wrong, as a sentence without the photo. */
type TakenPhoto = { address: string } | { issue: string };

/**
 * The conversion of each photo by the package: upright, as large as the shop can use (4:5 has the
 * widest place, and room to cut), and without its place and time.
 */
export const photoConversion = {
  raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 },
} as const;

/** The kind of what it makes. */
const CONVERTED = 'image/webp';

const BROKEN = 'cannot be read: it is cut off, or too large for this phone. Take it again';

/** The message about a file that cannot be decoded. */
const undecoded: Readonly<Record<PhotoKind, string>> = {
  jpeg: BROKEN,
  png: BROKEN,
  webp: BROKEN,
  heic: `${BROKEN}, or as JPEG`,
  avif: noPicture('.avif'),
  gif: noPicture('.gif'),
  raw: noPicture('.dng'),
  video: VIDEO_ISSUE,
  unknown: 'is no picture: choose a photo',
};

/**
 * Judges a photo by its content, and puts it into the form as its product's photo of this number. `addFile` is
 * the package's, which converts it.
 */
export async function takePhoto(
  file: Blob,
  nth: number,
  addFile: (file: File) => Promise<string>,
): Promise<TakenPhoto> {
  if (file.size === 0) return { issue: EMPTY_ISSUE };
  const kind = photoKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  // Some browsers would decode only the small preview picture in the file.
  if (kind === 'raw' || kind === 'video') return { issue: undecoded[kind] };
  const named = new File([file], `${nth}.jpg`, { type: `image/${kind}` });
  const address = await addFile(named).catch(() => '');
  const image = await convertedAt(address);
  if (!image) return { issue: undecoded[kind] };
  const wrong = sizeIssue(image);
  image.close();
  return wrong ? { issue: `${wrong.what}. ${wrong.remedy}` } : { address };
}

/** The picture that the package made; undefined where it made none, and left the file as it was. */
async function convertedAt(address: string): Promise<ImageBitmap | undefined> {
  if (address === '') return undefined;
  const made = await (await fetch(address)).blob();
  return made.type === CONVERTED ? createImageBitmap(made).catch(() => undefined) : undefined;
}
