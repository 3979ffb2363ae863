import {
  type BindingPattern,
  type Expression,
  type JSXChild,
  type JSXElement,
  type JSXExpression,
  type JSXFragment,
  type ParamPattern,
  parseSync,
  Visitor,
} from 'oxc-parser';

/**
 * A sentence for each text of a component that a translator of the browser would make stale or crash on
 * (docs/behaviour.md 44.3). A translator replaces a text node by an element of its own. React sets the
 * text of an element that has no other child through the element, which goes well; the text beside other
 * children it sets, removes and inserts before through the replaced node: the text stays what it was, or
 * the page crashes. So a text that changes must be the only child of its element, and no element may
 * appear right before a text.
 *
 * Texts of `data/words` and of the shop never change. `file` is the path, `source` the text of a .tsx file;
 * `fixed` are expressions, as written, that are no text or never change.
 */
export function changingTextIssues(
  file: string,
  source: string,
  fixed: readonly string[] = [],
): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const bound = new Set<string>();
  const elementFunctions = new Set<string>();
  const issues: string[] = [];

  const isWords = (node: Expression | JSXExpression): boolean => {
    if (node.type === 'Identifier') return bound.has(node.name) || WORDS.test(node.name);
    if (node.type === 'MemberExpression') {
      return isWords(node.object) || (!node.computed && WORDS.test(node.property.name));
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
    const [text] = node.arguments;
    return (
      node.callee.name === 'textAround' &&
      text?.type !== 'SpreadElement' &&
      isWords(text as Expression)
    );
  };

  /** Whether an expression gives elements or nothing, never a text. */
  const isElement = (node: Expression | JSXExpression): boolean => {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return true;
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean';
      case 'Identifier':
        return node.name === 'undefined' || typedElement(source, node.name);
      case 'MemberExpression':
        return !node.computed && typedElement(source, node.property.name);
      case 'ParenthesizedExpression':
        return isElement(node.expression);
      case 'LogicalExpression':
        return isElement(node.right) && (node.operator === '&&' || isElement(node.left));
      case 'ConditionalExpression':
        return isElement(node.consequent) && isElement(node.alternate);
      case 'CallExpression': {
        const { callee } = node;
        if (callee.type === 'Identifier') return elementFunctions.has(callee.name);
        const [each] = node.arguments;
        return each?.type === 'ArrowFunctionExpression' && isElement(each.body as Expression);
      }
      default:
        return false;
    }
  };

  const kindOf = (child: JSXChild): 'nothing' | 'text' | 'changing' | 'appearing' | 'element' => {
    if (child.type === 'JSXText') return child.value.trim() ? 'text' : 'nothing';
    if (child.type !== 'JSXExpressionContainer') return 'element';
    const { expression } = child;
    if (expression.type === 'JSXEmptyExpression') return 'nothing';
    if (fixed.includes(source.slice(expression.start, expression.end))) return 'element';
    if (expression.type === 'Literal' && typeof expression.value === 'string') {
      return expression.value.trim() ? 'text' : 'nothing';
    }
    if (isWords(expression)) return 'text';
    if (!isElement(expression)) return 'changing';
    return /^(?:Identifier|Member)/.test(expression.type) ? 'element' : 'appearing';
  };

  const check = (node: JSXElement | JSXFragment) => {
    const children = node.children
      .map((child) => ({ child, kind: kindOf(child) }))
      .filter(({ kind }) => kind !== 'nothing');
    children.forEach(({ child, kind }, at) => {
      const shown = source.slice(child.start, child.end).replace(/\s+/g, ' ');
      const line = source.slice(0, child.start).split('\n').length;
      const alone = children.length === 1 && node.type === 'JSXElement';
      if (kind === 'changing' && !alone) {
        issues.push(`${file}:${line}: ${shown} must be the only child of an element.`);
      }
      if (kind === 'appearing' && children[at + 1]?.kind === 'text') {
        issues.push(`${file}:${line}: the text after ${shown} must be in an element of its own.`);
      }
    });
  };

  const bind = (pattern: BindingPattern | ParamPattern, words: boolean): void => {
    switch (pattern.type) {
      case 'Identifier':
        if (words) bound.add(pattern.name);
        break;
      case 'ObjectPattern':
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') continue;
          const named = 'name' in property.key && WORDS.test(String(property.key.name));
          bind(property.value, words || named);
        }
        break;
      case 'ArrayPattern':
        for (const element of pattern.elements) {
          if (element && element.type !== 'RestElement') bind(element, words);
        }
        break;
      default:
    }
  };

  // First what the file names, then its elements: a function may be used above its declaration.
  const params = (node: { params: readonly ParamPattern[] }) => {
    for (const param of node.params) bind(param, false);
  };
  new Visitor({
    FunctionDeclaration: params,
    ArrowFunctionExpression: params,
    VariableDeclarator({ id, init }) {
      if (!init) return;
      bind(id, isWords(init));
      if (id.type === 'Identifier' && init.type === 'ArrowFunctionExpression') {
        if (init.expression && isElement(init.body as Expression)) elementFunctions.add(id.name);
      }
    },
  }).visit(program);
  for (const [, name = ''] of source.matchAll(/function (\w+)\([^)]*\): ReactNode/g)) {
    elementFunctions.add(name);
  }
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return issues;
}

const WORDS = /^shop$|words$/i;

/** Whether the file itself says that a property or a variable of this name is an element. */
function typedElement(source: string, name: string): boolean {
  return new RegExp(`\\b${name}\\??: (?:ReactNode|ReactElement)\\b`).test(source);
}
