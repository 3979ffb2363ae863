/**
 * Prints what each effort of the AVIF encoder costs and saves for photos of the catalogue: processor
 * seconds, kB, and the mean absolute difference from the source (of 255). With --every 7 it takes each
 * seventh photo.
 *
 *   npx tsx tools/measure/encoder.ts --every 7
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { listPictureFiles } from '@/lib/catalogue/catalogue-pictures.build';
import { openPhoto } from '@/lib/pictures/photo.build';
import { settingsOf } from '@/lib/pictures/picture-encoder.build';

const EFFORTS = [2, 3, 4, 5];

async function main() {
  const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
  const files = (await listPictureFiles()).filter(({ format }) => format === 'avif');
  const photos = [...new Set(files.map(({ photo }) => photo))];
  const chosen = new Set(photos.filter((_, at) => at % Number(values.every) === 0));
  const sources = [];
  for (const { photo, picture, width } of files.filter((file) => chosen.has(file.photo))) {
    const height = Math.round(width * picture.aspect);
    const { image } = await openPhoto(photo);
    const background = picture.colour;
    const fitted = image
      .flatten({ background })
      .resize(width, height, { fit: 'contain', background });
    const raw = await fitted.raw().toBuffer({ resolveWithObject: true });
    sources.push({ ...raw, settings: settingsOf(photo).avif });
  }
  console.log(`${chosen.size} photos, ${sources.length} files`);
  console.log('effort  processor       kB  difference');
  for (const effort of EFFORTS) {
    let [seconds, bytes, difference] = [0, 0, 0];
    for (const { data, info, settings } of sources) {
      const before = process.cpuUsage();
      const file = await sharp(data, { raw: info })
        .avif({ ...settings, effort })
        .toBuffer();
      const { user, system } = process.cpuUsage(before);
      seconds += (user + system) / 1e6;
      bytes += file.length;
      const made = await sharp(file).raw().toBuffer();
      difference += meanDifference(data, made) / sources.length;
    }
    const cells = [`${seconds.toFixed(0)} s`.padStart(9), (bytes / 1000).toFixed(0).padStart(7)];
    console.log(`${effort}       ${cells.join('  ')}  ${difference.toFixed(2).padStart(10)}`);
  }
}

function meanDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

void main();
