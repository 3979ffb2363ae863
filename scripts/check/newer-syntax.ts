import { getTextContent } from '@parse5/tools';
import { transformSync } from 'esbuild';
import { attributesOf, elementsOf, parsePage } from '@/lib/export/page-tree.build';

/**
 * The first line of a program that `targets` cannot read. `targets` are browsers of a browserslist
 * ("safari 15.4") or a year of the language ("es2020"); esbuild would have to rewrite the line for
 * them. Undefined if they can read the program. Throws if the text is no program.
 */
export function newerSyntax(program: string, targets: readonly string[]): string | undefined {
  const newest = written(program, ['esnext']);
  const lowered = written(
    program,
    targets.map((target) => target.replace(' ', '')),
  );
  return newest.find((line, at) => line !== lowered[at]);
}

/** The programs of a page that are inside it, without its data. */
export function inlinePrograms(html: string): string[] {
  return elementsOf(parsePage(html), 'script')
    .filter((script) => /^(?:module|text\/javascript)?$/.test(attributesOf(script).type ?? ''))
    .map(getTextContent)
    .filter((program) => program !== '');
}

function written(program: string, target: string[]): string[] {
  const { code } = transformSync(program, {
    target,
    legalComments: 'none',
    // Esbuild rewrites each \p{…}, because tables of characters grow; the one in use is as old as
    // the syntax.
    supported: { 'regexp-unicode-property-escapes': true },
  });
  return code.split('\n');
}
