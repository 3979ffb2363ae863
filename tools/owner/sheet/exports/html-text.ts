import { isElementNode, isTextNode } from '@parse5/tools';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that a browser does not show. */
const UNSHOWN = ['script', 'style', 'template', 'noscript', 'head'];
/** Elements within a line. Any other element is a line by itself. */
const INLINE = [
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'em', 'font', 'i', 'ins', 'mark', 'q', 's'],
  ...['small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'u'],
];

/** The words of a text that may be HTML, as sentences in one line: a line or a point without an end gets a full stop. */
export function plainText(text: string): string {
  const lines = linesOf(text).flatMap((line) => line.split('\n'));
  const whole = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  if (whole.length < 2) return whole[0] ?? '';
  return whole.map((line) => (/[.!?:;,…]$/.test(line) ? line : `${line}.`)).join(' ');
}

function linesOf(text: string): readonly string[] {
  // Some exports write a line end as two letters.
  const read = text.replace(/\\n/g, '\n');
  if (!/<[a-z/!]|&[a-z#]/i.test(read)) return [read];
  const lines = [''];
  const walk = (node: Node): void => {
    if (isTextNode(node)) lines.push(`${lines.pop()}${node.value.replace(/\s+/g, ' ')}`);
    if (!('childNodes' in node)) return;
    const name = isElementNode(node) ? node.tagName : '';
    if (UNSHOWN.includes(name)) return;
    const isLine = name !== '' && !INLINE.includes(name);
    if (isLine) lines.push('');
    for (const child of node.childNodes) walk(child);
    if (isLine) lines.push('');
  };
  walk(parseFragment(read));
  return lines;
}
