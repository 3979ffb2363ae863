import libheif, {
  type heif_image_handle,
  type MainModule,
} from 'libheif-js/libheif-wasm/libheif.js';
import sharp, { type Sharp } from 'sharp';
import { type SmallerPhoto, smallerSize } from '@/lib/pictures/photo.build';
import { REMEDIES } from '@/lib/pictures/photo-formats';

/** iPhones take up to 48 megapixels. A pixel takes about 10 bytes of memory while it is read. */
const MOST_MEGAPIXELS = 50;

/** The JPEG that is made of a HEIC; of a large photo a smaller one. */
interface HeicPhoto extends SmallerPhoto {
  /** `pictures` is how many the HEIC holds, without previews, masks and depths. */
  heic: { pictures: number };
}

/*
 * libheif-js, because sharp's builds leave out the decoder and heic-decode takes the first picture in place of
 * the shown one. The package is LGPL-3.0: it runs unchanged on the owner's computer, and no byte of it is published.
 */

/**
 * A JPEG of the picture that a HEIC shows first: upright, with its colour profile and nothing else that the
 * camera noted. `icc` is that profile. Gives what is wrong, as a sentence without the file, of a HEIC that
 * cannot be read or is too large.
 */
export async function readHeic(content: Buffer, icc?: Buffer): Promise<HeicPhoto | string> {
  try {
    return await decodeHeic(content, icc);
  } catch {
    return `is a HEIC photo that cannot be read: copy it from the phone again. ${REMEDIES.sent}`;
  }
}

async function decodeHeic(content: Buffer, icc?: Buffer): Promise<HeicPhoto | string> {
  // Memory is given back with the module: each photo has a new one.
  const heif = libheif();
  const context = heif.heif_context_alloc();
  heif.heif_context_read_from_memory(context, content);
  // For a file that cannot be read the next function gets no handle, and throws.
  const handle = heif.heif_context_get_primary_image_handle(context);
  const original = {
    width: heif.heif_image_handle_get_width(handle),
    height: heif.heif_image_handle_get_height(handle),
  };
  if (original.width * original.height > MOST_MEGAPIXELS * 1e6) {
    return `is too large a HEIC photo: ${original.width} × ${original.height} px, over ${MOST_MEGAPIXELS} megapixels. ${REMEDIES.camera}`;
  }
  const size = smallerSize(original) ?? original;
  const jpeg = await decodePixels(heif, handle)
    .resize(size.width, size.height)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const pictures = heif.heif_context_get_number_of_top_level_images(context);
  return { ...size, content: icc ? withProfile(jpeg, icc) : jpeg, original, heic: { pictures } };
}

/** Throws for a picture that cannot be decoded, or not all of it. */
function decodePixels(heif: MainModule, handle: heif_image_handle): Sharp {
  const { heif_colorspace_RGB } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA } = heif.heif_chroma;
  const { image, channels } = heif.heif_js_decode_image2(
    handle,
    heif_colorspace_RGB,
    heif_chroma_interleaved_RGBA,
  );
  // libheif leaves out the squares of a picture that it cannot decode, with a warning. `$$` is private to
  // its JavaScript, so the package's version is fixed.
  const missing = heif._heif_image_get_decoding_warnings(image.$$.ptr, 0, 0, 0);
  if (missing > 0) throw new Error(`${missing} squares of the picture are missing`);
  const [{ data, stride, width, height }] = channels;
  // A row may end in bytes that are no pixels.
  const raw = { width: stride / 4, height, channels: 4 } as const;
  return sharp(data, { raw, limitInputPixels: false }).extract({ left: 0, top: 0, width, height });
}

/** The JPEG with a colour profile, in segments of the size that a JPEG allows, after its first one. */
function withProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const room = 65_000;
  const count = Math.ceil(icc.length / room);
  const segments = Array.from({ length: count }, (_, at) => {
    const part = icc.subarray(at * room, (at + 1) * room);
    const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\0\0', 'latin1');
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    head.writeUInt8(at + 1, head.length - 2);
    head.writeUInt8(count, head.length - 1);
    return Buffer.concat([head, part]);
  });
  const start = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, start), ...segments, jpeg.subarray(start)]);
}
