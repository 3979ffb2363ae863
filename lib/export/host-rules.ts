import { escapeRegExp } from '@/lib/values/escape-reg-exp';
import {
  ASK_EACH_TIME,
  ASK_EACH_TIME_UNCHANGED,
  CONTENT_TYPES,
  FOR_GOOD,
  NAMED_BY_CONTENT,
  SECURITY_HEADERS,
} from './web-headers';

/** Types that an old list of a host lacks, or has otherwise. */
const TYPED = ['.avif', '.js', '.json', '.svg', '.webmanifest', '.webp', '.woff2', '.xml'];

/** What gets smaller by a compression. */
const COMPRESSED =
  'text/html text/css text/javascript application/javascript application/json application/manifest+json text/plain text/xml application/xml image/svg+xml';

/**
 * Files for hosts that read rules from the shop's own folder: `.htaccess` for
 * Apache and LiteSpeed, as cPanel has them, and `_headers` for Cloudflare and Netlify. `files` are the
 * export's, `basePath` is '' or '/mavazi'. Other hosts serve them as two texts without a secret.
 */
export function hostRules(
  files: readonly string[],
  basePath: string,
): { '.htaccess': string; _headers: string } {
  return { '.htaccess': htaccess(files, basePath), _headers: headers(basePath) };
}

/**
 * Only directives that a host's `AllowOverride FileInfo Indexes` lets through, as a forbidden one turns
 * every page into an error: no Options, no RewriteRule. Each belongs to a module, and is left out where
 * the host does not have it.
 */
function htaccess(files: readonly string[], basePath: string): string {
  const base = escapeRegExp(basePath);
  const named = NAMED_BY_CONTENT.map(escapeRegExp).join('|');
  return `${[
    'AddDefaultCharset utf-8',
    `ErrorDocument 404 ${basePath}/404.html`,
    '# A version is known by its name; of dates alone an older one would count as not changed.',
    'FileETag MTime Size',
    '<IfModule mod_dir.c>',
    '  DirectoryIndex index.html',
    '</IfModule>',
    '<IfModule mod_mime.c>',
    ...TYPED.map((ending) => `  AddType ${CONTENT_TYPES[ending]?.split(';')[0]} ${ending}`),
    '</IfModule>',
    '# A folder without a page is not found, so no host lists its files.',
    '<IfModule mod_alias.c>',
    `  RedirectMatch 404 ^${base}/(?:${withoutPage(files).join('|')})$`,
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => `  Header always set ${name} "${value}"`,
    ),
    `  Header set Cache-Control "${ASK_EACH_TIME}"`,
    '  <IfModule mod_setenvif.c>',
    `    SetEnvIf Request_URI "^${base}/(?:${named})" NAMED_BY_CONTENT`,
    `    Header set Cache-Control "${FOR_GOOD}" env=NAMED_BY_CONTENT`,
    '    # What compresses on the way leaves such a page as it is, so only where it is compressed here.',
    '    <IfModule mod_filter.c>',
    '      <IfModule mod_deflate.c>',
    '        SetEnvIf Request_URI "(?:/|\\.html)$" IS_PAGE',
    `        Header set Cache-Control "${ASK_EACH_TIME_UNCHANGED}" env=IS_PAGE`,
    '      </IfModule>',
    '    </IfModule>',
    '  </IfModule>',
    '  # Apache adds the compression to the name of a version, then does not know the name again.',
    '  RequestHeader edit If-None-Match "-(?:gzip|br)(?=\\")" ""',
    '</IfModule>',
    '<IfModule mod_filter.c>',
    '  <IfModule mod_brotli.c>',
    `    AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSED}`,
    '  </IfModule>',
    '  <IfModule mod_deflate.c>',
    `    AddOutputFilterByType DEFLATE ${COMPRESSED}`,
    '  </IfModule>',
    '</IfModule>',
  ].join('\n')}\n`;
}

/**
 * Cloudflare and Netlify ask for pages anew of themselves. Cloudflare joins the values that several rules
 * give one header, so no two rules that fit one address may name the same header.
 */
function headers(basePath: string): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['*', SECURITY_HEADERS],
    ['sw.js', { 'Cache-Control': ASK_EACH_TIME }],
    ...NAMED_BY_CONTENT.map((start): [string, Record<string, string>] => [
      `${start}*`,
      { 'Cache-Control': FOR_GOOD },
    ]),
  ];
  return rules
    .map(([path, values]) =>
      [
        `${basePath}/${path}\n`,
        ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`),
      ].join(''),
    )
    .join('');
}

/** The folders without a page, as patterns: whole where no page is below, else the folder alone. */
function withoutPage(files: readonly string[]): string[] {
  const pages = new Set(files.filter((file) => file.endsWith('.html')).flatMap(foldersOf));
  const indexed = new Set(
    files.filter((file) => file.endsWith('/index.html')).map((file) => foldersOf(file).at(-1)),
  );
  const all = [...new Set(files.flatMap(foldersOf))].sort();
  return all.flatMap((folder) => {
    if (indexed.has(folder)) return [];
    if (pages.has(folder)) return [`${escapeRegExp(folder)}/`];
    const isTop = !all.some((other) => !pages.has(other) && folder.startsWith(`${other}/`));
    return isTop ? [`${escapeRegExp(folder)}/(?:[^.]*/)?`] : [];
  });
}

/** 'a/b/c.html' → ['a', 'a/b'] */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
