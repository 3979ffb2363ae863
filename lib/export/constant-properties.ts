/** In characters: a longer value is shorter by its name wherever it is used more than once. */
const LONGEST = 40;

/** The definition of a custom property. The values of `url(…)` may hold a semicolon. */
const definition = /(?<=[{;])(--[a-z][\w-]*):((?:url\([^)]*\)|[^;}])*);?/g;

/**
 * The custom properties that always have the value that `:root` gives them, by name. None that a text of
 * `others` names: pages and scripts can set a property on an element.
 */
export function constantProperties(
  sheets: readonly string[],
  others: readonly string[],
): ReadonlyMap<string, string> {
  const roots = sheets.flatMap((sheet) => sheet.match(/:root\{[^{}]*\}/g) ?? []);
  const constants = new Map(definitions(roots));
  for (const [name, value] of definitions(sheets)) {
    if (constants.get(name) !== value || value.length > LONGEST) constants.delete(name);
  }
  for (const text of others) {
    // Of an attribute or a script's text: `--n` alone is a number that a script counts down.
    for (const [name] of text.matchAll(/(?<=["';])--[a-z][\w-]*(?=["':])/g)) constants.delete(name);
  }
  return constants;
}

/** A sheet with the values of `constants` in place of their names, and without their definitions. */
export function withConstants(sheet: string, constants: ReadonlyMap<string, string>): string {
  const filled = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const value = constants.get(name);
      return value === undefined ? use : filled(value);
    });
  return filled(sheet.replace(definition, (all, name: string) => (constants.has(name) ? '' : all)));
}

function definitions(sheets: readonly string[]): [string, string][] {
  return sheets.flatMap((sheet) =>
    [...sheet.matchAll(definition)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
}
