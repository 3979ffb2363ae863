import type { Program } from 'oxc-parser';
import type { Issue } from '@/lib/catalogue/issue';
import { nearestName } from '@/lib/format/nearest-name';
import { placeAt } from '@/lib/format/source-place';
import { entryAt } from './entry-at';
import { inQuotes } from './value-repairs';

/** A node of a syntax tree, as far as its kind is known. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

interface ValueNode {
  node: Node;
  field: string | undefined;
  /** The type of the node it is in. */
  parent: string;
}

const YES_NO: Readonly<Record<string, string>> = {
  yes: 'true',
  no: 'false',
  true: 'true',
  false: 'false',
};
const GLOBALS = [
  'undefined',
  'NaN',
  'Infinity',
  'Object',
  'Array',
  'String',
  'Number',
  'Math',
  'Date',
];

/** Types that no file of data/ declares; `const` is that of `as const`. */
const GLOBAL_TYPES = [
  'const',
  'Readonly',
  'ReadonlyArray',
  'Record',
  'Partial',
  'Required',
  'Pick',
  'Omit',
  'Exclude',
  'Extract',
  'NonNullable',
  'Array',
  'Map',
  'Set',
];

/**
 * Fields whose texts are compared letter for letter, so that a special space in them is never
 * meant.
 */
const EXACT =
  /^(?:id|productId|folder|sizes|soldOut|kind|gender|ageGroup|updated|colour|formerPaths|tilePicture)$/;

/**
 * Every name that a module uses and does not know: a word without quotes, or one without its
 * import.
 */
export function unknownNameIssues(file: string, source: string, program: Program): Issue[] {
  const known = [...GLOBALS, ...declaredNames(program as unknown as Node)];
  const values = valueNodes(program as unknown as Node).flatMap(({ node, field, parent }) => {
    const name = String(node.name);
    if (node.type !== 'Identifier' || known.includes(name)) return [];
    const isPart = ['MemberExpression', 'TemplateLiteral', 'CallExpression'].includes(parent);
    const message = field && !isPart ? wordMust(name) : nameMust(name, known);
    return [issueAt(file, source, node, field, message)];
  });
  const capitals = known.filter((name) => /^[A-Z]/.test(name));
  const types = typeNames(program as unknown as Node)
    .filter(({ name }) => ![...known, ...GLOBAL_TYPES].includes(String(name)))
    .map((node) => issueAt(file, source, node, undefined, nameMust(String(node.name), capitals)));
  return [...values, ...types];
}

/** The name of every type that a module uses, but for those of imports. */
function typeNames(node: Node): Node[] {
  const { type, typeName } = node;
  const own = type === 'TSTypeReference' && isNode(typeName) ? [typeName] : [];
  const children = Object.values(node).flat().filter(isNode).flatMap(typeNames);
  return [...own.filter((name) => name.type === 'Identifier'), ...children];
}

/** Every constant and import that a module has twice, so that it cannot be imported. */
export function doubleNameIssues(file: string, program: Program): Issue[] {
  const names = (program.body as unknown as Node[])
    .flatMap((statement) => [statement, (statement.declaration as Node | null) ?? []].flat())
    .flatMap(({ specifiers, declarations }) => [specifiers, declarations].flat().filter(isNode))
    .flatMap(({ local, id }) => [local, id].filter(isNode).flatMap(namesIn));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map((name) => ({
    file,
    field: name,
    message: 'must be in this file once: take the second one out',
  }));
}

/**
 * What a module says that can be imported and is still not what was meant: a field that is there twice, a
 * comma too many, a number that begins with 0.
 */
export function literalIssues(file: string, source: string, program: Program): Issue[] {
  return valueNodes(program as unknown as Node).flatMap(({ node, field }) => {
    if (node.type === 'ObjectExpression') return doubleFields(file, source, node);
    const message = valueMust(node, source.slice(node.start, node.end), field);
    return message ? [issueAt(file, source, node, field, message)] : [];
  });
}

function valueMust(node: Node, text: string, field: string | undefined): string | undefined {
  const { type, elements } = node;
  if (type === 'ArrayExpression' && (elements as unknown[]).includes(null)) {
    return 'must have one comma between two entries';
  }
  if (type === 'BinaryExpression' && /^\d+-\d+-\d+$/.test(text)) {
    return `must be in quotes: '${text}'`;
  }
  if (type === 'Literal' && /^0\d/.test(text)) {
    return `must be in quotes if it is a number to call, '${text}', and have no 0 in front if it is a price`;
  }
  if (type === 'Literal' && EXACT.test(field ?? '') && /[\u00a0\u3000\u2007\u202f]/.test(text)) {
    return `must have a plain space where a special one was pasted: ${text.replace(/[\u00a0\u3000\u2007\u202f]/g, ' ')}`;
  }
  return undefined;
}

function wordMust(name: string): string {
  const yes = YES_NO[name.toLowerCase()];
  return yes ? `must be ${yes}, in small letters` : `must be in quotes: ${inQuotes(name)}`;
}

function nameMust(name: string, known: readonly string[]): string {
  const meant = nearestName(name, known);
  const help = meant ? `; did you mean ${meant}?` : '';
  return `must not name ${name}, which has no line with import at the top of this file${help}`;
}

function issueAt(
  file: string,
  source: string,
  { start }: Node,
  field: string | undefined,
  message: string,
): Issue {
  const place = placeAt(source, start);
  return { file, ...entryAt(file, source, start), ...(field && { field }), message, place };
}

const nodesOfProgram = new WeakMap<object, readonly ValueNode[]>();

/** Every value of a module with the field it is in. Types and names of fields are none. */
export function valueNodes(program: Node): readonly ValueNode[] {
  const known = nodesOfProgram.get(program);
  if (known) return known;
  const nodes: ValueNode[] = [];
  addValueNodes(nodes, program);
  nodesOfProgram.set(program, nodes);
  return nodes;
}

function addValueNodes(nodes: ValueNode[], node: Node, field?: string, parent = ''): void {
  const { type } = node;
  if (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)) return;
  if (/^Import|^ExportSpecifier/.test(type)) return;
  nodes.push({ node, field, parent });
  const own = type === 'Property' ? keyName(node) : field;
  for (const child of Object.values(node).flat()) {
    if (isNode(child) && !isName(node, child)) addValueNodes(nodes, child, own, type);
  }
}

/** Whether a node's child only names a field or a constant. */
function isName(node: Node, child: unknown): boolean {
  if (node.computed === true || child === null) return false;
  return (
    (node.type === 'Property' && child === node.key) ||
    (node.type === 'MemberExpression' && child === node.property) ||
    child === node.id ||
    (node.type.includes('Function') && [node.params].flat().includes(child))
  );
}

/** The name of a field as it is written. */
export function keyName({ key }: Node): string {
  const { name, value } = key as Node;
  return String(name ?? value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Every name that a module declares: its constants, what it imports, what its functions and types take. */
function declaredNames(node: Node): string[] {
  const { type, id, local, params, name, key } = node;
  const taken = type.includes('Function') ? params : undefined;
  const ofType = type === 'TSTypeParameter' ? name : type === 'TSMappedType' ? key : undefined;
  const own = [id, local, taken, ofType].flat().filter(isNode).flatMap(namesIn);
  const children = Object.values(node).flat().filter(isNode);
  return [...own, ...children.flatMap(declaredNames)];
}

/** The names in a pattern: `{ town, country: { code } }` has two. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  return Object.entries(pattern)
    .filter(([field]) => !['key', 'typeAnnotation', 'right'].includes(field))
    .flatMap(([, child]) => child)
    .filter(isNode)
    .flatMap(namesIn);
}

function doubleFields(file: string, source: string, record: Node): Issue[] {
  const seen = new Map<string, Node>();
  const issues: Issue[] = [];
  for (const property of (record.properties as Node[]).filter(({ type }) => type === 'Property')) {
    const name = keyName(property);
    const first = seen.get(name);
    if (first && (name === 'id' || name === 'productId')) {
      const message = 'must be in a record of its own: a }, and a { are missing before this line';
      return [...issues, issueAt(file, source, property, name, message)];
    }
    if (first) {
      const { line } = placeAt(source, first.start);
      const message = `must be written once: line ${line} has it too`;
      issues.push(issueAt(file, source, property, name, message));
    } else seen.set(name, property);
  }
  return issues;
}
