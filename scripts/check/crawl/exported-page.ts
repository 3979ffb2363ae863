import { type Element, getTextContent, isElementNode, queryAll } from '@parse5/tools';
import { attributesOf, elementsOf, parsePage } from '@/lib/export/page-tree.build';

/** A thing of structured data. */
export type Thing = Readonly<Record<string, unknown>>;

/** The texts and addresses of a page of the export. */
export type ExportedPage = ReturnType<typeof readPage>;

/** Reads a page: `file` is its path from the export's root, `url` the address it is served at. */
export function readPage(file: string, url: URL, html: string) {
  const tree = parsePage(html);
  const attributes = [...queryAll<Element>(tree, isElementNode)].map(attributesOf);
  const metas = elementsOf(tree, 'meta').map(attributesOf);
  const [title] = elementsOf(tree, 'title');
  const refresh = metas.find((meta) => meta['http-equiv'] === 'refresh');
  const structuredData = elementsOf(tree, 'script')
    .filter((script) => attributesOf(script).type === 'application/ld+json')
    .map((script) => JSON.parse(getTextContent(script)));
  const [root] = elementsOf(tree, 'html');
  return {
    file,
    url,
    tree,
    /** The tag of its language: 'en-KE'. */
    lang: root ? (attributesOf(root).lang ?? '') : '',
    title: title ? getTextContent(title) : '',
    /** The content of the first `<meta>` of this name or property; '' for none. */
    meta: (key: string) =>
      metas.find(({ name, property }) => property === key || name === key)?.content ?? '',
    canonical: attributes.find(({ rel }) => rel === 'canonical')?.href,
    /** Its address in each language, by the language's tag. */
    alternates: attributes.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [{ hreflang, href }] : [],
    ),
    /** The address that it redirects to. */
    redirect: /url=(.+)$/.exec(refresh?.content ?? '')?.[1],
    ids: new Set(attributes.map(({ id }) => id)),
    /** The things that it says of itself to search engines. */
    things: structuredData.flatMap((data): Thing[] => data['@graph'] ?? [data]),
    links: elementsOf(tree, 'a').flatMap((link) => attributesOf(link).href ?? []),
    /** Links, pictures in every width, scripts, previews, structured data. */
    addresses: [...attributes.flatMap(addressesIn), ...structuredData.flatMap(dataAddresses)],
  };
}

function addressesIn(attributes: Readonly<Record<string, string>>): string[] {
  const { href, src, action, srcset, imagesrcset, style = '', content } = attributes;
  const key = attributes.property ?? attributes.name ?? '';
  return [
    ...[href, src, action].flatMap((address) => address ?? []),
    ...[srcset, imagesrcset].flatMap(
      (set) => set?.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '') ?? [],
    ),
    ...[...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url),
    ...(/^(og:url|og:image|twitter:image)$/.test(key) && content ? [content] : []),
  ];
}

/** The addresses in structured data, without `@id`, which is only a name. */
function dataAddresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@id' || key === '@context' ? [] : dataAddresses(inner),
  );
}
