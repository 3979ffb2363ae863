import { EMPTY_ISSUE, noPicture, REMEDIES, VIDEO_ISSUE } from '@/lib/pictures/photo-formats';
import { PHOTO_LIMITS, sizeIssue } from '@/lib/pictures/photo-limits';
import { KIND_BYTES, type PhotoKind, photoKind } from './photo-kind';

/** A photo that can be saved, and the ending of its name; or what is wrong, as a sentence without the photo. */
type TakenPhoto = { content: Blob; ending: '.jpg' | '.heic' } | { issue: string };

/** The longer side in px that a photo is saved with: 4:5 has the widest place in the shop, and room to cut. */
const LONGEST_PX = 2400;

const JPEG_QUALITY = 0.88;

/** What the code host takes in one save, in bytes, with what else is in it. */
const MOST_BYTES = 10_000_000;

const BROKEN = 'cannot be read: it is cut off, or too large for this phone. Take it again';

/** What is said of a photo that this browser cannot decode. */
const undecoded: Readonly<Record<Exclude<PhotoKind, 'heic'>, string>> = {
  jpeg: BROKEN,
  png: BROKEN,
  webp: BROKEN,
  avif: noPicture('.avif'),
  gif: noPicture('.gif'),
  raw: noPicture('.dng'),
  video: VIDEO_ISSUE,
  unknown: 'is no picture: choose a photo',
};

/**
 * Judges a photo by its content and makes a JPEG of it that costs little to send: upright, as large as the shop
 * can use, and without the place and the time at which it was taken. A HEIC that this browser cannot decode
 * stays as it is: the publish reads it.
 */
export async function takePhoto(file: Blob): Promise<TakenPhoto> {
  if (file.size === 0) return { issue: EMPTY_ISSUE };
  const kind = photoKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  // What some browsers would decode of it is the small picture beside the photo.
  if (kind === 'raw' || kind === 'video') return { issue: undecoded[kind] };
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return asItIs(file, kind);
  try {
    const wrong = sizeIssue(image);
    if (wrong) return { issue: `${wrong.what}. ${wrong.remedy}` };
    return { content: await smallerJpeg(image), ending: '.jpg' };
  } finally {
    image.close();
  }
}

function asItIs(file: Blob, kind: PhotoKind): TakenPhoto {
  if (kind !== 'heic') return { issue: undecoded[kind] };
  if (file.size <= MOST_BYTES) {
    return { content: new Blob([file], { type: 'image/heic' }), ending: '.heic' };
  }
  return { issue: `is too large a HEIC photo. ${REMEDIES.camera}` };
}

/** The size in px with which a photo is saved: a panorama's shorter side stays as long as it must be. */
export function savedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.max(
    LONGEST_PX / Math.max(width, height),
    PHOTO_LIMITS.smallestPx / Math.min(width, height),
  );
  if (scale >= 1) return { width, height };
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function smallerJpeg(image: ImageBitmap): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), savedSize(image));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no see-through parts.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (content: Blob | null) =>
      content ? resolve(content) : reject(new Error('This browser writes no JPEG.'));
    canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY);
  });
}
