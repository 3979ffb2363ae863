import type { Issue } from '@/lib/catalogue/issue';
import { placeAt } from '@/lib/format/source-place';
import { keyName, type Node, valueNodes } from './module-issues';
import type { ReadModule } from './read-module';

/** The issue with the place of its field, its record or its entry in the file, where that can be found. */
export function located(issue: Issue, modules: ReadonlyMap<string, ReadModule>): Issue {
  const module = modules.get(issue.file);
  if (issue.place || !module?.parsed || !module.program) return issue;
  const node = nodeOf(issue, module.program as unknown as Node);
  return node ? { ...issue, place: placeAt(module.source, startOf(node, issue)) } : issue;
}

/** Where a person looks: at the value of a field, and at the name of one that is unknown. */
function startOf(node: Node, { message }: Issue): number {
  const isNameWrong = /^must be (?:a field the shop knows|named )/.test(message);
  return node.type === 'Property' && !isNameWrong ? (node.value as Node).start : node.start;
}

function nodeOf({ entry, field }: Issue, program: Node): Node | undefined {
  const nodes = valueNodes(program);
  const path = field?.split('.') ?? [];
  if (entry === undefined) return path.length > 0 ? inAnyRecord(nodes, path) : undefined;
  const record =
    nodes.find(({ node }) => node.type === 'ObjectExpression' && isNamed(node, entry))?.node ??
    nodes.find(({ node, parent }) => parent === 'ArrayExpression' && node.value === entry)?.node ??
    numbered(nodes, entry);
  if (record?.type !== 'ObjectExpression') return record;
  return propertyAt(record, path) ?? propertyAt(record, ['id']) ?? record;
}

type Nodes = ReturnType<typeof valueNodes>;

function inAnyRecord(nodes: Nodes, [first = '', ...rest]: readonly string[]): Node | undefined {
  for (const { node } of nodes) {
    if (node.type === 'VariableDeclarator' && (node.id as Node).name === first) {
      const record = recordIn(node.init as Node | null);
      return (record && nearestProperty(record, rest)) ?? node;
    }
    if (node.type !== 'ObjectExpression') continue;
    const found = propertyAt(node, [first, ...rest]) ?? propertyAt(node, [first]);
    if (found) return found;
  }
  return undefined;
}

/** The record that a constant is, without `as const` and the like. */
function recordIn(value: Node | null): Node | undefined {
  if (value?.type === 'ObjectExpression') return value;
  return value?.expression ? recordIn(value.expression as Node) : undefined;
}

/** 'figure 2' is the second entry of the list `figures`. */
function numbered(nodes: Nodes, entry: string): Node | undefined {
  const [, list = '', at] = /^(.+) (\d+)$/.exec(entry) ?? [];
  const lists = nodes.filter(({ node }) => node.type === 'ArrayExpression');
  const named = lists.find(({ field = '' }) => field.startsWith(list.replace(/y$/, '')));
  const { node } = named ?? (list === 'entry' ? lists[0] : undefined) ?? {};
  return (node?.elements as Node[] | undefined)?.[Number(at) - 1];
}

function isNamed(record: Node, name: string): boolean {
  return ['id', 'productId', 'name', 'title', 'question'].some((field) => {
    const value = propertyAt(record, [field])?.value as Node | undefined;
    return value?.value === name;
  });
}

/** The property of a record at the end of a path, or the nearest one above it that is there. */
function nearestProperty(record: Node, path: readonly string[]): Node | undefined {
  if (path.length === 0) return undefined;
  return propertyAt(record, path) ?? nearestProperty(record, path.slice(0, -1));
}

/** The property of a record at the end of a path; its name's place is the property's. */
function propertyAt(record: Node, [first, ...rest]: readonly string[]): Node | undefined {
  const property = (record.properties as Node[]).find(
    (one) => one.type === 'Property' && keyName(one) === first,
  );
  const value = property?.value as Node | undefined;
  if (rest.length === 0 || !property) return property;
  return value?.type === 'ObjectExpression' ? propertyAt(value, rest) : undefined;
}
