import { readTitle, unescapeHtml } from '@/lib/export/read-html.build';
import {
  changesNothing,
  type Export,
  isChangedItself,
  isPage,
  type OnHost,
  type UploadPlan,
} from './upload-plan';
import { counted, fileSize } from './words';

/** The most pages that are named in a line. */
const NAMED = 8;

/** What a publish would change, as lines for the owner, who knows pages and pictures, not files. */
export function describeUpload(
  plan: UploadPlan,
  onHost: OnHost,
  target: Export,
  /** A page of the export. */
  html: (file: string) => string,
): string[] {
  if (changesNothing(plan)) return ['Nothing has changed since the last publish.'];
  const sent = plan.stages.flat();
  const isNew = (file: string) => !onHost.files.has(file);
  const sentSet = new Set(sent);
  const rank = (file: string) => (isChangedItself(file, sentSet) ? 0 : rankOf(file));
  const pages = sent.filter(isOwnersPage).sort((a, b) => rank(a) - rank(b));
  const goneFiles = [...onHost.files.keys()].filter((file) => !target.has(file));
  const goneNow = goneFiles.filter((file) => !onHost.unused.has(file));
  const gonePages = plan.removals.flat().filter(isOwnersPage);
  const name = (file: string) => pageName(file, html(file));

  const here = new Set([...target.keys()].flatMap(pictureName));
  const inUse = (file: string) => !onHost.unused.has(file);
  const there = new Set([...onHost.files.keys()].filter(inUse).flatMap(pictureName));
  const sentPictures = [...new Set(sent.flatMap(pictureName))];
  const gonePictures = [...new Set(goneNow.flatMap(pictureName))].filter((one) => !here.has(one));

  const others = {
    scripts: sent.filter(isScript).length,
    cards: sent.filter((file) => file.startsWith('share/')).length,
  };
  const rest =
    sent.length -
    sent.filter((file) => isOwnersPage(file) || pictureName(file).length > 0).length -
    others.scripts -
    others.cards;
  const parts = [
    counted(pages.length + gonePages.length, 'page'),
    counted(sentPictures.length + gonePictures.length, 'picture'),
  ];
  const bytes = sent.reduce((sum, file) => sum + (target.get(file)?.size ?? 0), 0);
  return [
    `${parts.join(', ')}; ${fileSize(bytes)} to send in ${counted(sent.length, 'file')}.`,
    ...listed('New pages', pages.filter(isNew).map(name)),
    ...listed('Changed pages', pages.filter((file) => !isNew(file)).map(name)),
    ...listed('Removed pages', gonePages.map(addressOf)),
    ...listed(
      'New pictures',
      sentPictures.filter((one) => !there.has(one)),
    ),
    ...listed(
      'Changed pictures',
      sentPictures.filter((one) => there.has(one)),
    ),
    ...listed('Removed pictures', gonePictures),
    ...(others.cards > 0 ? [`  Cards for shared links: ${others.cards.toLocaleString('en')}`] : []),
    ...(others.scripts > 0 ? [`  Scripts and styles: ${others.scripts.toLocaleString('en')}`] : []),
    ...(rest > 0
      ? [`  Lists for carts and search engines, icons, rules for the host: ${rest}`]
      : []),
  ];
}

/** '  New pages: 2 (Penny Loafer, Kitenge Dress)' */
function listed(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, NAMED).join(', ');
  const more = names.length > NAMED ? ` and ${counted(names.length - NAMED, 'other')}` : '';
  return [`  ${what}: ${names.length.toLocaleString('en')} (${shown}${more})`];
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

/** A page without the two copies of the page for unknown addresses that a host never shows. */
function isOwnersPage(file: string): boolean {
  return isPage(file) && !/^(?:404|_not-found)\//.test(file);
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

/** The picture that a file is one width of: 'pictures/brogue.07665e96f0-800.avif' → ['brogue']. */
function pictureName(file: string): string[] {
  const [, name] = /^pictures\/(?:.*\/)?([^/]+?)\.[^/]*$/.exec(file) ?? [];
  return name ? [name] : [];
}

function isScript(file: string): boolean {
  return file.startsWith('_next/');
}
