import {
  type ArrayExpression,
  type Expression,
  type ObjectExpression,
  parseSync,
  type SpreadElement,
} from 'oxc-parser';

/** What a field of a record can hold. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

/** A module that a program does not change, because it is not written as the guide shows. */
export class ModuleError extends Error {}

/** A piece of a text, from `start` up to `end`, and what is in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The part of `text` from `start` to `end` with the edits in it. Edits do not overlap. */
export function withEdits(
  text: string,
  edits: readonly Edit[],
  start = 0,
  end = text.length,
): string {
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  let at = start;
  const parts = inside.map((edit) => {
    const part = text.slice(at, edit.start) + edit.text;
    at = edit.end;
    return part;
  });
  return parts.join('') + text.slice(at, end);
}

/** A parsed module of data/catalogue. `file` is from the project's root, for messages. */
export class ModuleText {
  readonly file: string;
  readonly text: string;
  readonly body: ReturnType<typeof parseSync>['program']['body'];

  /** Throws a ModuleError where the text is not TypeScript. */
  constructor(file: string, text: string) {
    const { program, errors } = parseSync(file, text, { lang: 'ts', sourceType: 'module' });
    this.file = file;
    this.text = text;
    this.body = program.body;
    if (errors.length > 0) {
      const line = this.lineOf(errors[0]?.labels[0]?.start ?? 0);
      throw new ModuleError(`${file}, line ${line}: must be readable; npm run check says more`);
    }
  }

  /** The value of the one constant that the module exports, with its name. */
  exported(): { name: string; value: Expression } {
    const [found, another] = this.body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      if (statement.declaration?.type !== 'VariableDeclaration') return [];
      return statement.declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? { name: id.name, value: plain(init) } : [],
      );
    });
    if (!found || another) throw new ModuleError(`${this.file}: must export one constant`);
    return found;
  }

  /** The fields of an object, each with its value's and its own place. */
  fieldsOf(node: ObjectExpression): Field[] {
    return node.properties.map((property) => {
      if (property.type === 'SpreadElement' || property.computed || property.method) {
        throw this.notPlain(property);
      }
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
      if (typeof name !== 'string' && typeof name !== 'number') throw this.notPlain(property);
      return {
        name: String(name),
        value: plain(property.value),
        start: property.start,
        end: property.end,
      };
    });
  }

  /** The elements of a list. */
  elementsOf(node: Expression | undefined): Expression[] {
    if (node?.type !== 'ArrayExpression') throw this.notPlain(node, 'a list in [ ]');
    return node.elements.map((element) => {
      if (element === null || element.type === 'SpreadElement')
        throw this.notPlain(element ?? node);
      return plain(element);
    });
  }

  /** What an expression is worth. Throws a ModuleError for anything but a value that is written out. */
  valueOf(node: Expression): Value {
    if (node.type === 'Literal' && !('regex' in node) && !('bigint' in node)) return node.value;
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
      return node.quasis[0]?.value.cooked ?? '';
    }
    if (node.type === 'UnaryExpression' && node.operator === '-') {
      const value = this.valueOf(plain(node.argument));
      if (typeof value === 'number') return -value;
    }
    if (node.type === 'ArrayExpression') {
      return this.elementsOf(node).map((element) => this.valueOf(element));
    }
    if (node.type === 'ObjectExpression') {
      const fields = this.fieldsOf(node).map(({ name, value }) => [name, this.valueOf(value)]);
      return Object.fromEntries(fields);
    }
    throw this.notPlain(node);
  }

  notPlain(
    node?: Expression | SpreadElement | Place,
    must = 'written out as a value',
  ): ModuleError {
    const { start, end } = node ?? { start: 0, end: 0 };
    const code = this.text.slice(start, end).split('\n')[0];
    return new ModuleError(
      `${this.file}, line ${this.lineOf(start)}: "${code}" must be ${must} before a program can change this file`,
    );
  }

  lineOf(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  /**
   * The places of the items of a list or an object, each from the end of the one before, so with the
   * comments above it, to the end of its line's comment. The second is the end of all.
   */
  placesOf(node: ArrayExpression | ObjectExpression, items: readonly Place[]): Place[] {
    let start = node.start + 1;
    return items.map((item) => {
      const after = this.commaEnd(item) ?? item.end;
      const comment = /(?:[ \t]*\/\*[^\n]*?\*\/)*(?:[ \t]*\/\/[^\n]*)?[ \t\r]*(?=\n)/y;
      comment.lastIndex = after;
      const end = comment.test(this.text) ? comment.lastIndex : after;
      const place = { start, end };
      start = end;
      return place;
    });
  }

  /** The edit that puts a comma after an item that has none; a new item needs it. */
  commaAfter(item: Place): Edit[] {
    const hasComma = this.commaEnd(item) !== undefined;
    return hasComma ? [] : [{ start: item.end, end: item.end, text: ',' }];
  }

  /** Where the comma after an item ends; comments can be before it. */
  private commaEnd(item: Place): number | undefined {
    const comma = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*?,/y;
    comma.lastIndex = item.end;
    return comma.test(this.text) ? comma.lastIndex : undefined;
  }
}

export interface Place {
  start: number;
  end: number;
}

export interface Field extends Place {
  name: string;
  value: Expression;
}

/** A value as TypeScript has it, in one line; the formatter chooses its quotes and its lines. */
export function printed(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, one]) => `${printedKey(name)}: ${printed(one)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** A name as the key of an object: in quotes where it is no plain word. */
function printedKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** A text in single quotes, or in double quotes where it has more single ones. */
function quoted(text: string): string {
  const double = JSON.stringify(text).replace(/[\u2028\u2029]/g, (end) =>
    end === '\u2028' ? '\\u2028' : '\\u2029',
  );
  if (text.includes("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** An expression without `satisfies`, `as` and brackets around it. */
function plain(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? plain(node.expression)
    : node;
}
