import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileAhead } from '@/lib/export/compile-ahead';
import { pageDataFolder } from '@/lib/export/page-data.build';
import { sheetFiles } from '@/lib/offline/core-files';
import type { ExportedSite } from './exported-site';

/** The files that hosts, search engines and browsers request by a fixed name. */
const KNOWN = /^(?:\.htaccess|\.nojekyll|_headers|robots\.txt|sw\.js|feeds\/products\.xml)$/;

const TEXT = /\.(?:html|js|css|json|webmanifest|xml|txt)$/;

/** A script or a sheet, as scripts and links name it. */
const CHUNK = /static\/[\w-]+\/[\w.-]+\.(?:js|css)/g;

/**
 * A sentence for each file that nothing in the export names, for each script or sheet that is named and not
 * there, and for each script that Chrome would not compile ahead. Pages are judged by their links (./check-pages); of a picture one width is enough.
 */
export function checkFiles({ dir, files }: ExportedSite): string[] {
  const named = files
    .filter((file) => TEXT.test(file))
    .map((file) => asked(file, readFileSync(join(dir, file), 'utf8')))
    .join('\n');
  const missing = [...new Set(named.match(CHUNK))].filter(
    (chunk) => !files.includes(`_next/${chunk}`),
  );
  const slow = files
    .filter(
      (file) => /^_next\/static\/.*\.js$/.test(file) && !`/${file}`.startsWith(pageDataFolder),
    )
    .filter((file) => !readFileSync(join(dir, file), 'utf8').startsWith(compileAhead));
  return [
    ...files
      .filter((file) => /\.\w+$/.test(file) && !/\.html$/.test(file) && !KNOWN.test(file))
      .filter((file) => !named.includes(nameOf(file)))
      .map((file) => `${file}: nothing asks for it`),
    ...missing.map((chunk) => `_next/${chunk}: is asked for and not there`),
    ...slow.map((file) => `${file}: Chrome does not compile it ahead`),
  ];
}

/**
 * The addresses that a text of the export requests. A page's data names every sheet of the page,
 * but the page's links fetch only some of them.
 */
function asked(file: string, text: string): string {
  if (!`/${file}`.startsWith(pageDataFolder)) return text;
  return text.replace(/[\w-]+\.css/g, '') + sheetFiles([file], () => text).join('\n');
}

/** The part of a file's name that is the same in each width of a picture. */
function nameOf(file: string): string {
  const name = basename(file);
  return file.startsWith('pictures/') ? name.replace(/-\d+\.\w+$/, '-') : name;
}
