import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '@/package.json';

/** Every Markdown page of the repository, by its path from the root. */
const pages = ['', 'docs', 'e2e', 'scripts', 'tools', 'lib', 'data']
  .flatMap((folder) =>
    readdirSync(folder || '.', { recursive: folder !== '' }).map((file) =>
      path.join(folder, String(file)),
    ),
  )
  .filter((file) => file.endsWith('.md'));

/** A page's text without its code blocks, whose lines may look like links and headings. */
const prose = (page: string) => readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[(.*?)\]\(.*?\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string) =>
  [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** A relative link's issue, or nothing: `target` is a path with or without `#anchor`. */
function linkIssues(page: string, target: string): string[] {
  const [file = '', anchor] = target.split('#');
  const location = file ? path.join(path.dirname(page), decodeURI(file)) : page;
  if (!existsSync(location)) return [`${page}: there is no ${target}`];
  if (anchor && !anchorsOf(location).includes(anchor)) return [`${page}: no heading for ${target}`];
  return [];
}

test('every relative link and picture in the documents leads to a file and a heading', () => {
  const links = pages.flatMap((page) =>
    [...prose(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)].map(
      ([, link, picture]) => ({ page, target: link ?? picture ?? '' }),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.flatMap(({ page, target }) => linkIssues(page, target))).toEqual([]);
});

test('a link to a missing file or heading is an issue', () => {
  expect(linkIssues('README.md', 'docs/nowhere.md')).toEqual([
    'README.md: there is no docs/nowhere.md',
  ]);
  expect(linkIssues('README.md', 'docs/seo.md#nowhere')).toEqual([
    'README.md: no heading for docs/seo.md#nowhere',
  ]);
});

// The owner's own files, data/catalogue, data/photos and the logo, may be renamed at any time; what a publish writes
// may not be there yet.
test('every file that a document names by its path exists', () => {
  const missing = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      [
        ...prose(page).matchAll(
          /`((?:app|components|data(?!\/catalogue|\/photos|\/logo\.|\/host\.json|\/published\.json)|docs|e2e|lib|scripts|tools)\/[\w./[\]-]+\.\w+)`/g,
        ),
      ]
        .filter(([, file = '']) => !existsSync(file))
        .map(([, file]) => `${page}: ${file}`),
    );
  expect(missing).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const scripts = Object.keys(packageJson.scripts);
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !scripts.includes(name))
      .map(([command]) => `${page}: ${command}`),
  );
  expect(missing).toEqual([]);
});

test('git and the linter leave out every folder that the guide publishes into', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const folders = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/serve-shop.ts --folder (\w+)/g)].map(
      ([, name]) => `/${name}/`,
    ),
  );
  expect(folders).not.toEqual([]);
  expect(ignored).toEqual(expect.arrayContaining(folders));
});

test('every decision that the code cites exists', () => {
  const decisions = readdirSync('docs/decisions').map((file) => file.slice(0, 4));
  const missing = ['app', 'components', 'data', 'e2e', 'lib', 'scripts', 'tools']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{4})/g)]
        .filter(([, number = '']) => !decisions.includes(number))
        .map(([citation]) => `${file}: ${citation}`),
    );
  expect(missing).toEqual([]);
});
