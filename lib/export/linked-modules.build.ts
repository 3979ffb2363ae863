import { parseSync } from 'oxc-parser';

/** The scripts that Next writes, by file. */
export type Scripts = ReadonlyMap<string, string>;

/** A module of a chunk, `94110,47059,e=>{…}`: the numbers are its ids. */
interface Module {
  ids: readonly number[];
  code: string;
}

/**
 * The scripts with class names written where they are used. Next writes a CSS module as a module that
 * names each class, and every use as a look-up in it; one that nothing needs any more is left out.
 */
export function inlineClassNames(scripts: Scripts): Scripts {
  const modules = [...scripts].flatMap(([file, script]) => chunkOf(file, script).modules);
  const classes = classModules(modules);
  const inlined = rewritten(scripts, ({ ids, code }) => ({
    ids,
    code: classes.has(ids[0] ?? 0) ? code : withClassNames(code, classes),
  }));
  const needed = new Set(
    [...inlined].flatMap(([file, script]) =>
      chunkOf(file, script).modules.flatMap(({ ids, code }) =>
        classes.has(ids[0] ?? 0) ? [] : [...code.matchAll(imported)].map(([id]) => Number(id)),
      ),
    ),
  );
  return rewritten(inlined, ({ ids, code }) => {
    const names = classes.get(ids[0] ?? 0);
    if (!names) return { ids, code };
    return ids.some((id) => needed.has(id))
      ? { ids, code: `e=>{e.v(${JSON.stringify(names)})}` }
      : null;
  });
}

/** The ids of all modules, which have five digits, as short numbers: those of a chunk follow one another. */
export function shortModuleIds(scripts: Scripts): ReadonlyMap<number, number> {
  const ids = [...scripts].flatMap(([file, script]) =>
    chunkOf(file, script).modules.flatMap((module) => module.ids),
  );
  return new Map([...new Set(ids)].map((id, at) => [id, at + 1]));
}

/** The scripts with the modules' `ids` replaced where they are defined and where they are used. */
export function withModuleIds(scripts: Scripts, ids: ReadonlyMap<number, number>): Scripts {
  return rewritten(scripts, (module) => ({
    ids: module.ids.map((id) => ids.get(id) ?? id),
    code: withIds(module.code, references, ids),
  }));
}

/** A page with the modules' `ids` replaced in its data and in the line that starts the script. */
export function pageWithModuleIds(html: string, ids: ReadonlyMap<number, number>): string {
  return withIds(html, pageReferences, ids);
}

/** e.i(94110) */
const imported = /(?<=\b\w\.i\()\d+(?=\))/g;

/** e.i(94110), e.r(94110), e.A(94110), e.S([94110,"name"]), e.s(["name",0,value],94110), then(()=>t(94110)) */
const references = /(?<=\b\w\.[irA]\(|\.S\(\[|\],|=>\w\()\d+(?=[,)])/g;

/** 7:I[94110,["/_next/…"],"Name"] and "runtimeModuleIds":[94110] */
const pageReferences = /(?<=:I\[|"runtimeModuleIds":\[)\d+(?=[,\]])/g;

function withIds(text: string, at: RegExp, ids: ReadonlyMap<number, number>): string {
  return text.replace(at, (id) => String(ids.get(Number(id)) ?? id));
}

/** The names that each CSS module gives its classes, by the module's id. */
function classModules(modules: readonly Module[]): Map<number, Record<string, string>> {
  const records = new Map<number, string>();
  for (const { ids, code } of modules) {
    const record = /^\w=>\{\w\.v\(\{(?<fields>[^{}]*)\}\)\}$/.exec(code)?.groups?.fields;
    if (record !== undefined) for (const id of ids) records.set(id, record);
  }
  const namesOf = (fields: string): Record<string, string> =>
    Object.fromEntries(
      [...fields.matchAll(/(\w+):((?:"[^"]*"|\w\.i\(\d+\)\.\w+|\+)+)/g)].map(
        ([, name, value = '']) => [
          name,
          // 'a '+e.i(990).button: the class and those that it is composed of.
          [...value.matchAll(/"([^"]*)"|\((\d+)\)\.(\w+)/g)]
            .map(
              ([, text, id, composed = '']) =>
                text ?? namesOf(records.get(Number(id)) ?? '')[composed] ?? '',
            )
            .join(''),
        ],
      ),
    );
  return new Map([...records].map(([id, fields]) => [id, namesOf(fields)]));
}

/** A module with `x.default.button` as the name of the class; the import goes with its last use. */
function withClassNames(
  code: string,
  classes: ReadonlyMap<number, Record<string, string>>,
): string {
  return [...code.matchAll(/\b(\w+)=\w\.i\((\d+)\)/g)].reduce((text, [statement, name, id]) => {
    const names = classes.get(Number(id));
    if (!names) return text;
    const use = new RegExp(`(?<![\\w$.])${name}\\.default\\b(?:\\.(\\w+))?`, 'g');
    const inlined = text.replace(use, (all, key: string) => JSON.stringify(names[key]) ?? all);
    return use.test(inlined) ? inlined : withoutImport(inlined, statement);
  }, code);
}

function withoutImport(code: string, statement: string): string {
  for (const written of [`,${statement}`, `${statement},`, `var ${statement};`]) {
    if (code.includes(written)) return code.replace(written, '');
  }
  return code;
}

/** Each script with its modules replaced by what `rewrite` gives; null leaves a module out. */
function rewritten(scripts: Scripts, rewrite: (module: Module) => Module | null): Scripts {
  return new Map(
    [...scripts].map(([file, script]) => {
      const { modules, before, after } = chunkOf(file, script);
      if (modules.length === 0) return [file, script];
      const list = modules.flatMap((module) => {
        const { ids, code } = rewrite(module) ?? { ids: [], code: '' };
        return code ? [...ids, code] : [];
      });
      return [file, [before, ...list].join(',') + after];
    }),
  );
}

/**
 * A script's modules, and the text around them. None in a script that is no chunk. Throws where a chunk
 * lists anything but ids and functions.
 */
function chunkOf(
  file: string,
  script: string,
): { modules: Module[]; before: string; after: string } {
  const [statement, another] = parseSync(file, script, { sourceType: 'script' }).program.body;
  const call = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const list = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
  if (another || list?.type !== 'ArrayExpression')
    return { modules: [], before: script, after: '' };
  const [first, ...elements] = list.elements;
  const modules: Module[] = [];
  let ids: number[] = [];
  for (const element of elements) {
    if (element?.type === 'Literal' && typeof element.value === 'number') {
      ids.push(element.value);
    } else if (
      element?.type === 'ArrowFunctionExpression' ||
      element?.type === 'FunctionExpression'
    ) {
      modules.push({ ids, code: script.slice(element.start, element.end) });
      ids = [];
    } else {
      throw new Error(`${element?.type} among the modules of ${file}`);
    }
  }
  return {
    modules,
    before: script.slice(0, first?.end),
    after: script.slice(elements.at(-1)?.end ?? first?.end),
  };
}
