import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of the files that draw, sheets without their comments. */
const sources = ['app', 'components', 'tools/desk']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .map((file) => ({
    file,
    css: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));
const sheets = sources.filter(({ file }) => /^(?:app|components).*\.css$/.test(file));
const modules = sheets.filter(({ file }) => !/styles.(?:tokens|media)\.css$/.test(file));

/** What matches in the sheets, each with its file. */
const found = (among: typeof sheets, pattern: RegExp) =>
  among.flatMap(({ file, css }) => (css.match(pattern) ?? []).map((match) => `${file}: ${match}`));

test('a font size and a gap are a token, or relative to the text or the screen', () => {
  const raw =
    /(?<![\w-])(?:font|font-size|(?:row-|column-)?gap):[^;]*?(?<!100vw - )\b[1-9.][\d.]*(?:px|rem|pt)\b[^;]*/g;
  expect(found(modules, raw)).toEqual([]);
});

test('a layout changes at one of four widths, which have names', () => {
  expect(found(modules, /@media[^{]*width[^{]*/g)).toEqual([]);
  const media = sheets.find(({ file }) => file.endsWith('media.css'))?.css ?? '';
  const widths = [...media.replace(/.* print .*/g, '').matchAll(/(min|max)-width: (\d+)px/g)];
  const breakpoints = widths.map(([, side, px]) => Number(px) + Number(side === 'max'));
  expect([...new Set(breakpoints)]).toEqual([600, 768, 1024, 1700]);
});

test('a box that sheets compose has no specificity, so that their own rules win in any order', () => {
  const boxes = modules.find(({ file }) => file.endsWith('box.module.css'))?.css ?? '';
  const selectors = [...boxes.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim());
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => !selector.startsWith(':where('))).toEqual([]);
});

test('a class that a sheet composes is in the sheet that it names', () => {
  const missing = modules.flatMap(({ file, css }) =>
    [...css.matchAll(/composes:\s*([\w\s-]+?)\s+from\s+"([^"]+)"/g)].flatMap(
      ([, names = '', from = '']) => {
        const other = path.join(path.dirname(file), from);
        const classes = sheets.find((sheet) => sheet.file === other)?.css ?? '';
        return names
          .split(/\s+/)
          .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(classes))
          .map((name) => `${file}: ${name} of ${from}`);
      },
    ),
  );
  expect(missing).toEqual([]);
});

test('a class of a module is drawn by a component, or composed', () => {
  const unused = modules
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, css }) => {
      const own = [...css.matchAll(/composes:([^;"]+);/g)].map(([, names = '']) => names);
      const used = [...own, ...sources.flatMap((source) => namesOf(source.css, file))].join(' ');
      // A component may choose among its classes by a value: css[tone].
      if (used.includes('[')) return [];
      return classesOf(css)
        .filter((name) => !used.split(/\s+/).includes(name))
        .map((name) => `${file}: .${name}`);
    });
  expect(unused).toEqual([]);
});

/** What a source names of a module that it imports: `css.name`, `css[` or `composes: name`. */
function namesOf(source: string, file: string): string[] {
  const base = path.basename(file);
  if (!source.includes(base)) return [];
  const [, css] = new RegExp(`import (\\w+) from '[^']*/${base}'`).exec(source) ?? [];
  const names = css
    ? source.matchAll(new RegExp(`\\b${css}(?:\\.(\\w+)|(\\[))`, 'g'))
    : source.matchAll(new RegExp(`composes:([^;]+?)from "[^"]*/${base}"`, 'g'));
  return [...names].map(([, name, bracket]) => name ?? bracket ?? '');
}

/** The names of the classes in a sheet's own selectors. */
function classesOf(css: string): string[] {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const own = selectors.join(' ').replace(/:global\([^)]*\)/g, '');
  return [...new Set(own.match(/(?<=\.)[a-zA-Z][\w-]*/g))];
}
