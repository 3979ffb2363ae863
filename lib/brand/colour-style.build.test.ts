import { colourStyle } from './colour-style.build';
import { kitengeBand } from './kitenge-band.build';

test.each(['', '/mavazi'])(
  'the style names the file of the kitenge band below “%s”',
  async (base) => {
    const { file, content } = await kitengeBand();
    expect(file).toMatch(/^kitenge-[\da-f]{8}\.webp$/);
    expect(content.subarray(8, 12).toString()).toBe('WEBP');
    expect(await colourStyle(base)).toContain(`--kitenge: url("${base}/pictures/${file}");`);
  },
);
