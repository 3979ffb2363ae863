/* As much of GraphQL as the desk asks: fields with aliases and arguments, fragments in place, variables. */

/** The values that answer a query, and functions of a field's arguments. */
export type Answers = { readonly [field: string]: unknown };

interface Field {
  alias: string;
  name: string;
  inputs: Record<string, unknown>;
  fields: readonly Field[];
}

/** The data that answers a query or a mutation. Throws at a field that `answers` does not have. */
export function answerQuery(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  answers: Answers,
): Record<string, unknown> {
  return pick(readQuery(query, variables), answers);
}

function pick(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ alias, name, inputs, fields: inside }) => {
      if (!(name in answers)) throw new Error(`Field '${name}' doesn't exist`);
      const answer = answers[name];
      const value = typeof answer === 'function' ? answer(inputs) : answer;
      return [alias, pickEach(inside, value)];
    }),
  );
}

function pickEach(fields: readonly Field[], value: unknown): unknown {
  if (fields.length === 0 || value === null) return value;
  return Array.isArray(value)
    ? value.map((one) => pickEach(fields, one))
    : pick(fields, value as Answers);
}

function readQuery(query: string, variables: Readonly<Record<string, unknown>>): Field[] {
  const words: readonly string[] =
    query.match(/"(?:[^"\\]|\\.)*"|\.\.\.|\$?[\w-]+|[{}():!,]/g) ?? [];
  let at = words.indexOf('{');

  const here = (): string | undefined => words[at];

  function next(expected?: string): string {
    const word = words[at] ?? '';
    if (expected && word !== expected) throw new Error(`Expected ${expected}, got ${word}`);
    at += 1;
    return word;
  }

  function fieldsHere(): Field[] {
    if (here() !== '{') return [];
    next('{');
    const fields: Field[] = [];
    while (here() !== '}') {
      if (here() === '...') {
        // On a type: each of the answers has the one type that is asked for.
        at += 3;
        fields.push(...fieldsHere());
      } else {
        fields.push(field());
      }
    }
    next('}');
    return fields;
  }

  function field(): Field {
    const alias = next();
    const hasAlias = here() === ':';
    if (hasAlias) next(':');
    const name = hasAlias ? next() : alias;
    return { alias, name, inputs: inputsHere(), fields: fieldsHere() };
  }

  function inputsHere(): Record<string, unknown> {
    if (here() !== '(') return {};
    next('(');
    const inputs: Record<string, unknown> = {};
    while (here() !== ')') {
      const name = next();
      next(':');
      const value = next();
      inputs[name] = value.startsWith('$') ? variables[value.slice(1)] : JSON.parse(value);
      if (here() === ',') next(',');
    }
    next(')');
    return inputs;
  }

  return fieldsHere();
}
