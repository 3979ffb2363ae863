import type { WrittenText } from '@/lib/catalogue/check-texts';
import { placeAt } from '@/lib/format/source-place';
import { entryAt } from './entry-at';
import { type Node, valueNodes } from './module-issues';
import type { ReadModule } from './read-module';

/** Files with names and codes that are not the shop's own words. */
const OTHERS = ['payees', 'merchant', 'colours', 'colour-families', 'mpesa-tariff', 'search-words'];

/** Every text that is written in a module, with its place and `{}` for what is put into it. */
export function writtenTexts({ file, source, program, parsed }: ReadModule): WrittenText[] {
  if (!program || !parsed || OTHERS.some((name) => file === `data/${name}.ts`)) return [];
  return valueNodes(program as unknown as Node).flatMap(({ node, field }): WrittenText[] => {
    const text =
      node.type === 'TemplateLiteral'
        ? (node.quasis as Node[]).map(({ value }) => (value as { raw: string }).raw).join('{}')
        : node.value;
    if (typeof text !== 'string') return [];
    const at = () => ({
      ...entryAt(file, source, node.start),
      place: placeAt(source, node.start),
    });
    return [{ file, ...(field && { field }), text, at }];
  });
}
