import { getTextContent } from '@parse5/tools';
import { transformSync } from 'esbuild';
import { attributesOf, elementsOf, parsePage } from '@/lib/export/page-tree.build';

/**
 * The first line of a program that `targets` cannot read, browsers of a browserslist ("safari 15.4") or
 * a year of the language ("es2020"): what esbuild would have to write anew for them. Undefined for a
 * program that they read as it is. Throws where it is not a program.
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
    // Esbuild writes each \p{…} anew, as tables of characters grow; the one in use is as old as the syntax.
    supported: { 'regexp-unicode-property-escapes': true },
  });
  return code.split('\n');
}
