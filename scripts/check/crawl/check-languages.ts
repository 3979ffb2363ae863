import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, elementsOf } from '@/lib/export/page-tree.build';
import { isListed } from './check-pages';
import { englishLeft, textsOf } from './english-left';
import type { ExportedPage } from './exported-page';
import { type ExportedSite, fileAt } from './exported-site';

/** The language of a reader for whom the shop has no other. */
const ANY = 'x-default';

/** The pages for an address that is not there, which a host has once. */
const ONCE = /^(?:404\.html|404\/|_not-found)/;

/** The folder of a language, '' or 'sw/', by its tag. */
type Folders = Readonly<Record<string, string>>;

/** The issues of an export in several languages, a sentence each that begins with the page's file. */
export function checkLanguages(site: ExportedSite): string[] {
  const pages = [...site.pages.values()];
  if (new Set(pages.map(({ lang }) => lang)).size === 1) return [];
  const home = site.pages.get('index.html');
  const folders = Object.fromEntries(
    (home?.alternates ?? [])
      .filter(({ hreflang }) => hreflang !== ANY)
      .map(({ hreflang, href }) => [hreflang, href.slice(site.home.href.length)]),
  );
  const [own] = Object.keys(folders);
  if (own === undefined) return ['index.html: has no hreflang'];
  return pages.flatMap((page) => {
    const issues = ONCE.test(page.file)
      ? linkIssues(site, page, Object.values(folders).filter(Boolean))
      : [
          ...counterpartIssues(site, page, folders),
          ...alternateIssues(site, page, own),
          ...installIssues(site, page, folders),
          ...messageIssues(site, page, folders),
        ];
    return issues.map((issue) => `${page.file}: ${issue}`);
  });
}

/** The page's file in each language, its own among them. */
function filesOf({ file }: ExportedPage, folders: Folders): string[] {
  const path = file.slice((folders[tagOf(file, folders)] ?? '').length);
  return Object.values(folders).map((folder) => folder + path);
}

/** The language of a page by its folder. */
function tagOf(file: string, folders: Folders): string {
  const [[tag] = ['']] = Object.entries(folders)
    .filter(([, folder]) => file.startsWith(folder))
    .toSorted(([, one], [, other]) => other.length - one.length);
  return tag;
}

/** A page is there in each language, leads to each, and to no other page in another language. */
function counterpartIssues(site: ExportedSite, page: ExportedPage, folders: Folders): string[] {
  if (page.lang !== tagOf(page.file, folders)) return [`is in "${page.lang}"`];
  const files = filesOf(page, folders);
  const foreign = page.redirect
    ? []
    : page.links.flatMap((link) => {
        const file = URL.canParse(link, page.url) && fileAt(site, new URL(link, page.url));
        const target = file ? site.pages.get(file) : undefined;
        return target && target.lang !== page.lang && !files.includes(target.file) ? [link] : [];
      });
  return [
    ...files.filter((file) => !site.pages.has(file)).map((file) => `${file} is not there`),
    ...foreign.map((link) => `"${link}" leads to another language`),
    ...(page.redirect
      ? []
      : linkIssues(
          site,
          page,
          files
            .filter((file) => file !== page.file)
            .map((file) => file.replace(/index\.html$/, '')),
        )),
  ];
}

function linkIssues({ home }: ExportedSite, page: ExportedPage, paths: readonly string[]) {
  const links = page.links.map((link) => new URL(link, page.url).href);
  return paths
    .map((path) => home.href + path)
    .filter((address) => !links.includes(address))
    .map((address) => `has no link to "${address}"`);
}

/** A page that is listed names each language, itself among them, and each names the same; any other reader gets English. */
function alternateIssues(site: ExportedSite, page: ExportedPage, own: string): string[] {
  const { alternates, canonical, redirect, lang } = page;
  if (redirect || !isListed(page)) return [];
  if (alternates.length === 0) return ['has no hreflang'];
  const named = JSON.stringify(alternates);
  const address = (tag: string) => alternates.find(({ hreflang }) => hreflang === tag)?.href;
  return [
    ...(address(lang) === canonical ? [] : [`has no hreflang ${lang} for itself`]),
    ...(address(ANY) === address(own) ? [] : [`hreflang ${ANY} is not that of ${own}`]),
    ...alternates.flatMap(({ hreflang, href }) => {
      const other = site.pages.get(fileAt(site, new URL(href)) ?? '');
      return JSON.stringify(other?.alternates) === named
        ? []
        : [`hreflang ${hreflang}: "${href}" does not name the same pages`];
    }),
  ];
}

/** A shop that is installed from a page opens in its language, and has all pages. */
function installIssues(site: ExportedSite, page: ExportedPage, folders: Folders): string[] {
  if (page.redirect) return [];
  const links = elementsOf(page.tree, 'link').map(attributesOf);
  const { href } = links.find(({ rel }) => rel === 'manifest') ?? {};
  const file = href && fileAt(site, new URL(href, page.url));
  if (!file || !site.files.includes(file)) return ['has no manifest'];
  const { lang, start_url, id, scope } = JSON.parse(readFileSync(join(site.dir, file), 'utf8'));
  const start = new URL(site.home.href + folders[page.lang]).pathname;
  const isOwn = lang === page.lang && start_url === start && id === start;
  return isOwn && scope === site.home.pathname
    ? []
    : [`its manifest opens ${start_url} in ${lang}`];
}

/** A message to the shop is in the language of its owner, whatever the page's, and the page in its own. */
function messageIssues(site: ExportedSite, page: ExportedPage, folders: Folders): string[] {
  const [first] = filesOf(page, folders);
  const english = site.pages.get(first ?? '');
  if (!english || english === page || page.redirect) return [];
  const expected = messagesOf(english);
  return [
    ...messagesOf(page)
      .filter((text) => !expected.includes(text))
      .map((text) => `the message "${text}" is another than that of ${english.file}`),
    ...[...new Set(englishLeft(textsOf(page.tree)))].map((text) => `has in English "${text}"`),
  ];
}

/**
 * The messages to the shop that a page writes into a chat: by links, and without script by its
 * forms.
 */
function messagesOf({ tree, links }: ExportedPage): string[] {
  const linked = links
    .filter((link) => link.startsWith('https://wa.me/'))
    .flatMap((link) => new URL(link).searchParams.get('text') ?? []);
  const chosen = elementsOf(tree, 'input')
    .map(attributesOf)
    .flatMap(({ name, value }) => (name === 'text' && value ? [value] : []));
  return [...linked, ...chosen];
}
