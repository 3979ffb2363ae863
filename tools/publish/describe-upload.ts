import { SMALL_PICTURES } from '@/lib/catalogue/photo-places';
import { readTitle, unescapeHtml } from '@/lib/export/page-tree.build';
import { named } from '@/lib/format/sentences';
import { counted, fileSize } from './amounts';
import {
  changesNothing,
  type Export,
  isChangedItself,
  isPage,
  type OnHost,
  type UploadPlan,
} from './upload-plan';

/** The most pages that are named in a line. */
const NAMED = 8;

/** The changes of a publish, as lines for the owner, who knows pages and pictures, not files. */
export function describeUpload(
  plan: UploadPlan,
  onHost: OnHost,
  target: Export,
  html: (file: string) => string,
): string[] {
  if (changesNothing(plan)) return ['Nothing has changed since the last publish.'];
  const sent = plan.stages.flat();
  const sentSet = new Set(sent);
  const rank = (file: string) => (isChangedItself(file, sentSet) ? 0 : rankOf(file));
  const name = (file: string) => pageName(file, html(file));
  const pages = sent.filter(isOwnersPage).sort((a, b) => rank(a) - rank(b));
  const gonePages = plan.removals.flat().filter(isOwnersPage);

  const inUse = [...onHost.files.keys()].filter((file) => !onHost.unused.has(file));
  const there = picturesOf(inUse);
  const here = picturesOf([...target.keys()]);
  const pictures = [...picturesOf(sent)];
  const gonePictures = [...there].filter((picture) => !here.has(picture));

  const scripts = sent.filter((file) => file.startsWith('_next/')).length;
  const cards = sent.filter((file) => file.startsWith('share/')).length;
  const pictureFiles = sent.filter((file) => pictureOf(file) !== undefined).length;
  const desk = sent.filter(isOfDesk).length;
  const others = sent.length - pages.length - pictureFiles - scripts - cards - desk;

  const bytes = sent.reduce((sum, file) => sum + (target.get(file)?.size ?? 0), 0);
  const parts = [
    counted(pages.length + gonePages.length, 'page'),
    counted(pictures.length + gonePictures.length, 'picture'),
  ];
  const isThere = (file: string) => onHost.files.has(file);
  return [
    `${parts.join(', ')}; ${fileSize(bytes)} to send in ${counted(sent.length, 'file')}.`,
    ...listed('New pages', pages.filter((file) => !isThere(file)).map(name)),
    ...listed('Changed pages', pages.filter(isThere).map(name)),
    ...listed('Removed pages', gonePages.map(addressOf)),
    ...listed(
      'New pictures',
      pictures.filter((picture) => !there.has(picture)),
    ),
    ...listed(
      'Changed pictures',
      pictures.filter((picture) => there.has(picture)),
    ),
    ...listed('Removed pictures', gonePictures),
    ...number('Cards for shared links', cards),
    ...number('Scripts and styles', scripts),
    ...number('The desk', desk),
    ...number('Lists for carts and search engines, icons, rules for the host', others),
  ];
}

/** '  New pages: 2 (Penny Loafer, Kitenge Dress)' */
function listed(what: string, names: readonly string[]): string[] {
  return number(what, names.length).map((line) => `${line} (${named(names, NAMED)})`);
}

function number(what: string, count: number): string[] {
  return count > 0 ? [`  ${what}: ${count.toLocaleString('en')}`] : [];
}

/** How a page is named: a page of the shop by its heading, another by its title. */
export function pageName(file: string, html: string): string {
  if (file === 'index.html') return 'Home';
  if (file === '404.html') return 'the page for unknown addresses';
  const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1];
  const title = readTitle(html).replace(/ \| [^|]*$/, '');
  const name = file.startsWith('shop/') && heading ? unescapeHtml(heading) : title;
  return name.trim() || addressOf(file);
}

/**
 * A page of the shop, except for the two copies of the page for unknown addresses that a host never
 * shows.
 */
function isOwnersPage(file: string): boolean {
  return isPage(file) && !/^(?:404|_not-found)\//.test(file) && !isOfDesk(file);
}

/**
 * Whether a file belongs to the desk, if the desk is published with the shop, or is a picture that
 * the desk shows.
 */
function isOfDesk(file: string): boolean {
  return file.startsWith('desk/') || file.startsWith(`${SMALL_PICTURES}/`);
}

/** After products that have changed themselves, Home and other pages of products. */
function rankOf(file: string): number {
  if (file === 'index.html') return 1;
  return file.startsWith('shop/') ? 2 : 3;
}

/** 'shop/shoes/brogue/index.html' → '/shop/shoes/brogue/' */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}

/** The picture that a file is one width of: 'pictures/brogue.07665e96f0-800.avif' → 'brogue'. */
function pictureOf(file: string): string | undefined {
  return /^pictures\/(?:.*\/)?([^/]+?)\.[^/]*$/.exec(file)?.[1];
}

function picturesOf(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => pictureOf(file) ?? []));
}
