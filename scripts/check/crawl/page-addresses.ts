import type { ExportedPage } from './exported-site';
import { readJsonLd, type Tag } from './read-html';

/** Attributes that hold one address, by tag. */
const addressed: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  script: ['src'],
  iframe: ['src'],
  form: ['action'],
};

/** Every address a page names: links, pictures in every width, scripts, previews, structured data. */
export function pageAddresses({ html, tags }: ExportedPage): string[] {
  return [...tags.flatMap(tagAddresses), ...readJsonLd(html).flatMap(dataAddresses)];
}

/** Where a page sends on to by itself, from `<meta http-equiv="refresh">`. */
export function refreshTarget({ tags }: ExportedPage): string | undefined {
  const refresh = tags.find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  return /url=(.+)$/.exec(refresh?.attributes.content ?? '')?.[1];
}

/** What a page's <meta> says under a name or property. */
export function metaContent({ tags }: Pick<ExportedPage, 'tags'>, key: string): string | undefined {
  return tags.find(
    ({ name, attributes }) =>
      name === 'meta' && (attributes.property === key || attributes.name === key),
  )?.attributes.content;
}

/** The canonical address a page states. */
export function canonicalOf({ tags }: Pick<ExportedPage, 'tags'>): string | undefined {
  return tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
}

function tagAddresses({ name, attributes }: Tag): string[] {
  const { srcset, imagesrcset, content, style } = attributes;
  const key = attributes.property ?? attributes.name ?? '';
  return [
    ...(addressed[name] ?? []).flatMap((attribute) => attributes[attribute] ?? []),
    ...[srcset, imagesrcset].flatMap(
      (set) => set?.split(/,\s+/).map((c) => c.split(' ')[0] ?? '') ?? [],
    ),
    ...[...(style ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url),
    ...(/^(og:url|og:image|twitter:image)$/.test(key) && content ? [content] : []),
  ];
}

/** The addresses in structured data; an `@id` is a name, not a place. */
function dataAddresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@id' || key === '@context' ? [] : dataAddresses(inner),
  );
}
