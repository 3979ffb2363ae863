import { readJsonLd, type Tag } from '@/lib/export/read-html.build';
import type { ExportedPage } from './exported-site';

/** Attributes with one address, by tag. */
const addressed: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  script: ['src'],
  iframe: ['src'],
  form: ['action'],
};

/** Every address in a page: links, pictures in every width, scripts, previews, structured data. */
export function pageAddresses({ html, tags }: ExportedPage): string[] {
  return [...tags.flatMap(tagAddresses), ...readJsonLd(html).flatMap(dataAddresses)];
}

/** The address that a page redirects to by `<meta http-equiv="refresh">`; undefined for none. */
export function refreshTarget({ tags }: ExportedPage): string | undefined {
  const refresh = tags.find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  return /url=(.+)$/.exec(refresh?.attributes.content ?? '')?.[1];
}

/** The content of a page's `<meta>` by name or property; undefined for none. */
export function metaContent({ tags }: Pick<ExportedPage, 'tags'>, key: string): string | undefined {
  return tags.find(
    ({ name, attributes }) =>
      name === 'meta' && (attributes.property === key || attributes.name === key),
  )?.attributes.content;
}

/** The canonical address that a page states; undefined for none. */
export function canonicalOf({ tags }: Pick<ExportedPage, 'tags'>): string | undefined {
  return tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
}

function tagAddresses({ name, attributes }: Tag): string[] {
  const { srcset, imagesrcset, content, style } = attributes;
  const key = attributes.property ?? attributes.name ?? '';
  return [
    ...(addressed[name] ?? []).flatMap((attribute) => attributes[attribute] ?? []),
    ...[srcset, imagesrcset].flatMap(
      (set) => set?.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '') ?? [],
    ),
    ...[...(style ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url),
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
