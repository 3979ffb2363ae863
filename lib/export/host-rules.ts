/** Names of a build that are made from the content: the same address never gets another content. */
export const NAMED_BY_CONTENT = ['_next/static', 'pictures'] as const;
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Files for hosts that read rules from the shop's own folder (docs/behaviour.md 24.9): `.htaccess` for
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
 * every page into an error: no Options, no RewriteRule.
 */
function htaccess(files: readonly string[], basePath: string): string {
  const named = NAMED_BY_CONTENT.map(escapeRegExp).join('|');
  return `${[
    'DirectoryIndex index.html',
    `ErrorDocument 404 ${basePath}/404.html`,
    'AddType image/avif .avif',
    'AddType image/webp .webp',
    'AddType font/woff2 .woff2',
    'AddType application/manifest+json .webmanifest',
    '# A folder without a page is not found, so no host lists its files.',
    '<IfModule mod_alias.c>',
    `  RedirectMatch 404 ^${escapeRegExp(basePath)}/(?:${withoutPage(files).join('|')})$`,
    '</IfModule>',
    '<IfModule mod_headers.c>',
    '  <FilesMatch "\\.(?:html|json|xml|txt|webmanifest)$">',
    '    Header set Cache-Control "no-cache"',
    '  </FilesMatch>',
    '  <IfModule mod_setenvif.c>',
    `    SetEnvIf Request_URI "^${escapeRegExp(basePath)}/(?:${named})/" NAMED_BY_CONTENT`,
    `    Header set Cache-Control "${FOR_GOOD}" env=NAMED_BY_CONTENT`,
    '  </IfModule>',
    '</IfModule>',
    '<IfModule mod_deflate.c>',
    '  <IfModule mod_filter.c>',
    '    AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript',
    '    AddOutputFilterByType DEFLATE application/json application/manifest+json',
    '    AddOutputFilterByType DEFLATE text/xml application/xml image/svg+xml',
    '  </IfModule>',
    '</IfModule>',
  ].join('\n')}\n`;
}

function headers(basePath: string): string {
  return NAMED_BY_CONTENT.map(
    (folder) => `${basePath}/${folder}/*\n  Cache-Control: ${FOR_GOOD}\n`,
  ).join('');
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

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
