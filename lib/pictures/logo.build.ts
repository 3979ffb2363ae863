import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { iconSvg } from '@/lib/brand/icon-svg';
import { type BarLogo, barBox } from '@/lib/brand/logo';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { drawingSize, drawSvg } from './drawing.build';

/** A logo that stops the build: the file, and what it must be. */
export class LogoError extends Error {
  override name = 'LogoError';

  constructor(
    readonly file: string,
    readonly must: string,
  ) {
    super(`${file}: ${must}`);
  }
}

/** The owner's logo, its empty margins cut off. */
interface Logo {
  /** Of the part that is not empty. */
  aspect: number;
  /** The trimmed logo as PNG, its longer side 1024 px. */
  png: Buffer;
}

const LIMITS = { megabytes: 2, smallestPx: 512 } as const;

/** The longer side in px of what is made of a logo. */
const LARGE = 1024;

/** The files in a folder of data/ that are meant as the owner's logo. */
export function logoFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^logo\.(?!ts$)\w+$/i.test(name));
}

/**
 * The logo of `folder`, `logo.svg` or `logo.png`; undefined where neither is there. Rejects with a LogoError
 * for one that cannot be used.
 */
export async function readLogo(folder = dataFolder): Promise<Logo | undefined> {
  const [name, another] = logoFiles(folder).sort();
  if (!name) return undefined;
  const refuse = (must: string) => new LogoError(`data/${name}`, must);
  if (another) throw refuse(`must be the only logo: keep it or ${another}, not both`);
  if (name !== 'logo.svg' && name !== 'logo.png') {
    throw refuse('must be an SVG or a PNG, in a file named logo.svg or logo.png');
  }
  const file = path.join(folder, name);
  const megabytes = statSync(file).size / 1e6;
  if (megabytes > LIMITS.megabytes) {
    const found = megabytes.toFixed(1);
    throw refuse(`must be at most ${LIMITS.megabytes} MB, not ${found} MB: save it smaller`);
  }
  const content = readFileSync(file);
  return name === 'logo.svg' ? readSvg(content, refuse) : readPng(content, refuse);
}

async function readSvg(content: Buffer, refuse: (must: string) => LogoError): Promise<Logo> {
  const drawn = 'must be an SVG that can be drawn: open it in a drawing program and save it again';
  const size = await drawingSize(content).catch(() => Promise.reject(refuse(drawn)));
  if ((await sharp(content).metadata()).format !== 'svg') {
    throw refuse(
      'must be an SVG: it is another kind of file; save the logo as SVG, or as PNG in logo.png',
    );
  }
  const scale = LARGE / Math.max(size.width, size.height);
  const box = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return trimmed(drawSvg(content, box), drawn, refuse);
}

async function readPng(content: Buffer, refuse: (must: string) => LogoError): Promise<Logo> {
  const issue = pngIssue(content);
  if (issue) throw refuse(issue);
  const opened = 'must be a PNG that can be opened: save it again, or send the original';
  const { width = 0, height = 0 } = await sharp(content)
    .metadata()
    .catch(() => Promise.reject(refuse(opened)));
  if (Math.max(width, height) < LIMITS.smallestPx) {
    const found = `not ${width} × ${height} px`;
    throw refuse(`must be at least ${LIMITS.smallestPx} px on its longer side, ${found}`);
  }
  return trimmed(sharp(content, { failOn: 'error' }), opened, refuse);
}

/** What is inside the transparent margins, `LARGE` px on its longer side at most. */
async function trimmed(
  image: Sharp,
  unreadable: string,
  refuse: (must: string) => LogoError,
): Promise<Logo> {
  try {
    const whole = await image.ensureAlpha().png().toBuffer();
    const { channels } = await sharp(whole).stats();
    if (channels.every(({ stdev }) => stdev === 0))
      throw refuse('must show something: it is empty');
    // By transparency alone: a ground of one colour belongs to the logo.
    const alpha = await sharp(whole).extractChannel('alpha').png().toBuffer();
    const { info } = await sharp(alpha)
      .trim({ background: '#000', threshold: 1 })
      .toBuffer({ resolveWithObject: true });
    const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
    const inner = { left: -trimOffsetLeft, top: -trimOffsetTop, width, height };
    const box = { width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true } as const;
    const png = await sharp(whole).extract(inner).resize(box).png().toBuffer();
    return { png, aspect: width / height };
  } catch (error) {
    throw error instanceof LogoError ? error : refuse(unreadable);
  }
}

function pngIssue(content: Buffer): string | undefined {
  const isPng = content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  return isPng ? undefined : 'must be a PNG: it is another kind of file; save the logo as PNG';
}

/** The shop's logo; undefined where the mark is shown. */
const shopLogo = memoizePerBuild(() => readLogo());

/** A logo as the bar shows it, and its file: a WebP of four times the size. */
async function barFile(logo: Logo): Promise<BarLogo & { content: Buffer }> {
  const box = barBox(logo.aspect);
  const content = await sharp(logo.png)
    .resize(box.width * 4, box.height * 4)
    .webp({ effort: 6 })
    .toBuffer();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { ...box, file: `logo-${hash}.webp`, content };
}

/** The file of the logo in the bar; undefined where the mark is shown. */
export const barLogoFile = memoizePerBuild(async () => {
  const logo = await shopLogo();
  return logo && barFile(logo);
});

/** What the bar needs of the logo; undefined where the mark is shown. */
export async function loadBarLogo(): Promise<BarLogo | undefined> {
  const logo = await barLogoFile();
  if (!logo) return undefined;
  const { content: _content, ...facts } = logo;
  return facts;
}

/** A logo that takes the place of the shop's name, as large as a box of px allows. */
export interface Wordmark {
  /** A data address. */
  address: string;
  /** In px. */
  width: number;
  height: number;
}

/** The logo where it takes the place of the shop's name too, within `box`; undefined for any other. */
export async function loadWordmark(
  box: { width: number; height: number },
  loadLogo: () => Promise<Logo | undefined> = shopLogo,
): Promise<Wordmark | undefined> {
  const logo = await loadLogo();
  if (!logo || !barBox(logo.aspect).wide) return undefined;
  const width = Math.round(Math.min(box.width, box.height * logo.aspect));
  const address = `data:image/png;base64,${logo.png.toString('base64')}`;
  return { address, width, height: Math.round(width / logo.aspect) };
}

/** An icon of the shop as SVG, with the owner's logo where there is one. */
export async function shopIcon(shape: Parameters<typeof iconSvg>[0]): Promise<string> {
  const logo = await shopLogo();
  if (!logo) return iconSvg(shape);
  const png = await sharp(logo.png)
    .resize({ width: 512, height: 512, fit: 'inside' })
    .png()
    .toBuffer();
  return iconSvg(shape, {
    address: `data:image/png;base64,${png.toString('base64')}`,
    aspect: logo.aspect,
  });
}
