import { asRecord } from '@/lib/format/unknown-values';
import { entryAt } from './entry-at';
import { keyName, type Node } from './module-issues';
import type { ReadModule, SureEdit } from './read-module';
import type { Shape } from './shape';
import { category, shapes } from './shapes';

/**
 * The names of fields in a module that differ from one the shop knows in their capitals alone, and are
 * in a record without it, each as an edit of the name.
 */
export function fieldNameFixes({ file, source, program, parsed }: ReadModule): SureEdit[] {
  if (!program || !parsed) return [];
  const name = file.slice('data/'.length);
  const constants: Readonly<Record<string, unknown>> | undefined =
    shapes[name] && asRecord(shapes[name]);
  const other = name.startsWith('catalogue/') ? category : undefined;
  return (program.body as unknown as Node[])
    .flatMap(({ declaration }) => ((declaration as Node | null)?.declarations ?? []) as Node[])
    .flatMap(({ id, init }) => {
      const shape = constants ? constants[String((id as Node).name)] : other;
      return shape && init ? misnamedKeys(init as Node, shape as Shape) : [];
    })
    .map(({ key: { start, end }, text }) => {
      const from = source.slice(start, end);
      return { file, ...entryAt(file, source, start), start, end, from, text };
    });
}

/** The keys of a value's records that have other capitals than a field of theirs, and that field. */
function misnamedKeys(node: Node, shape: Shape): { key: Node; text: string }[] {
  if (typeof shape === 'string') return [];
  if (node.expression) return misnamedKeys(node.expression as Node, shape);
  if (isList(shape)) {
    return ((node.elements ?? []) as (Node | null)[]).flatMap((entry) =>
      entry ? misnamedKeys(entry, shape[0]) : [],
    );
  }
  const fields = new Map(
    Object.entries(shape).map(([field, inner]) => [field.replace(/\?$/, ''), inner as Shape]),
  );
  const properties = ((node.properties ?? []) as Node[]).filter(
    ({ type, computed, shorthand }) => type === 'Property' && !computed && !shorthand,
  );
  return properties.flatMap((property) => {
    const name = keyName(property);
    const known = fields.get(name) ?? fields.get('*');
    if (known) return misnamedKeys(property.value as Node, known);
    const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
    const text = [...fields.keys()].find(isSame);
    const isAlone = properties.map(keyName).filter(isSame).length === 1;
    return text && isAlone ? [{ key: property.key as Node, text }] : [];
  });
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
