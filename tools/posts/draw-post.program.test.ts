import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { colours } from '@/data/colours';
import { type PostFormat, postFormats } from './post-format';

const folder = mkdtempSync(path.join(tmpdir(), 'post-'));
afterAll(() => rmSync(folder, { recursive: true }));

const facts = {
  id: 'boot',
  name: 'Mũgĩthi Boots 🔥',
  category: 'Shoes',
  categoryKey: 'shoes',
  price: 'KSh 1,995',
  sizes: '38–41',
  sizeCount: 4,
  url: 'https://stall.example/shop/shoes/boot/',
};

/** The colour of a pixel, '#rrggbb', within what JPEG changes. */
async function expectColour(picture: Buffer, left: number, top: number, expected: string) {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const channels = expected.match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
  channels.forEach((channel, at) => {
    expect(Math.abs((pixel[at] ?? 0) - channel)).toBeLessThan(12);
  });
}

/** Seconds on a quiet machine; the process begins with loading the drawing program. */
const TIMEOUT_MS = 60_000;

/** Draws a post's picture in another process: the drawing program is a module that Jest cannot load. */
function drawExample(format: PostFormat): Promise<Buffer> {
  const shown = { sizesLine: 'Sizes 38–41', address: 'stall.example' };
  const program = `
    import { iconSvg } from './lib/brand/icon-svg';
    import { readPhoto } from './lib/pictures/photo.build';
    import { drawPost } from './tools/posts/draw-post';
    import { fontMeasure } from './tools/posts/measure';
    const [folder, format, facts, shown] = ${JSON.stringify([folder, format, facts, shown])};
    const photo = readPhoto(folder, '', 'boot');
    const tools = { measure: await fontMeasure(), icon: iconSvg('rounded') };
    process.stdout.write(await drawPost(format, photo, facts, shown, tools));
  `;
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, options, { encoding: 'buffer', maxBuffer: 1e7 }, (error, output) =>
      error ? reject(error) : resolve(output),
    );
  });
}

test(
  'a picture for posts is a JPEG of its size with photo, ticket, words and edge',
  async () => {
    await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#3366aa' } })
      .jpeg()
      .toFile(path.join(folder, 'boot.jpg'));
    const format = postFormats.square;
    const picture = await drawExample(format);
    const { format: type, width, height } = await sharp(picture).metadata();
    expect({ type, width, height }).toEqual({ type: 'jpeg', width: 1080, height: 1080 });
    expect(picture.length).toBeLessThan(250_000);
    await expectColour(picture, 540, 300, '#3366aa');
    // Beside the photo its backdrop goes on.
    await expectColour(picture, 8, 300, '#3366aa');
    await expectColour(picture, format.margin + 4, format.ticket.top + 60, colours.brand);
    await expectColour(picture, 1070, format.wordsTop + 60, colours.paper);
    await expectColour(picture, 540, 1079, colours.ink);
  },
  TIMEOUT_MS,
);
