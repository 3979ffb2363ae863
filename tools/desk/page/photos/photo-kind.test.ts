import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type PhotoKind, photoKind } from './photo-kind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#a22' } });

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a picture in the format %s is known by its content',
  async (format) => {
    expect(photoKind(await picture().toFormat(format).toBuffer())).toBe(format);
  },
);

test('a phone’s HEIC is known by its content', () => {
  expect(photoKind(readFileSync('tools/owner/photos/samples/square.heic'))).toBe('heic');
});

const box = (...names: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * names.length)}ftyp${names.join('')}`;

test.each<[string, PhotoKind, string]>([
  ['a Samsung HEIC with another first brand', 'heic', box('mif1', '\0\0\0\0', 'heic')],
  ['an AVIF that a HEIC’s brand comes before', 'avif', box('mif1', '\0\0\0\0', 'avif', 'mif1')],
  ['an iPhone’s video', 'video', box('qt  ', '\0\0\0\0')],
  ['an Android’s video', 'video', box('isom', '\0\0\x02\0', 'mp42')],
  ['a video of a browser', 'video', '\x1aE\xdf\xa3\x01'],
  ['a DNG', 'raw', 'II*\0\x08\0\0\0'],
  ['a Nikon’s raw photo', 'raw', 'MM\0*\0\0\0\x08'],
  ['a Canon’s raw photo', 'raw', box('crx ', '\0\0\0\x01')],
  ['a PDF', 'unknown', '%PDF-1.7'],
  ['an empty file', 'unknown', ''],
])('%s is known as %s', (_, kind, text) => {
  expect(photoKind(bytes(text))).toBe(kind);
});
