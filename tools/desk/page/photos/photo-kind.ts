/** The kind of a file from a phone, by its first bytes, because its name may be wrong. */
export type PhotoKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'avif'
  | 'gif'
  | 'raw'
  | 'video'
  | 'unknown';

/** So many bytes at the beginning of a file say what it is. */
export const KIND_BYTES = 256;

/** The bytes at an offset in the file. */
const signatures: readonly (readonly [text: string, offset: number, kind: PhotoKind])[] = [
  ['\xff\xd8\xff', 0, 'jpeg'],
  ['\x89PNG', 0, 'png'],
  ['WEBP', 8, 'webp'],
  ['GIF8', 0, 'gif'],
  // Raw photos are TIFFs, except for those of two makers.
  ['II*\0', 0, 'raw'],
  ['MM\0*', 0, 'raw'],
  ['IIU\0', 0, 'raw'],
  ['FUJIFILM', 0, 'raw'],
  ['AVI ', 8, 'video'],
  ['\x1aE\xdf\xa3', 0, 'video'],
];

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** The kind of a file that begins with these bytes. */
export function photoKind(bytes: Uint8Array): PhotoKind {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES));
  if (text.startsWith('ftyp', 4)) return kindOfBrands(brandsIn(text));
  return signatures.find(([sign, offset]) => text.startsWith(sign, offset))?.[2] ?? 'unknown';
}

/** The four letters each that the first box of a file of boxes has from its ninth byte on. */
function brandsIn(text: string): string[] {
  const length = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
  return text.slice(8, length).match(/.{4}/gs) ?? [];
}

function kindOfBrands(brands: readonly string[]): PhotoKind {
  // An AVIF has the general brands of HEIC too.
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic';
  return brands[0] === 'crx ' ? 'raw' : 'video';
}
