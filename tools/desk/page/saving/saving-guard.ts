import type { AppEventListener, FileFormatter, FileParser } from '@sveltia/cms';
import { aboutOf, type Schema } from '@/data/schema/field';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import { readData } from '@/lib/data-modules/read-data';
import { asRecord } from '@/lib/values/unknown-values';
import { fromForm, toForm } from '@/tools/desk/page/forms/form-value';
import { partsOf } from '@/tools/desk/page/forms/schema-parts';
import type { CodeHost } from '@/tools/desk/page/status/github-host';
import { troubleSentence } from '@/tools/desk/page/status/trouble-sentence';
import { type Conflict, isSame, mergeValues } from './merge-values';
import { notSaved } from './not-saved';

/** What the owner is asked before a save; a no ends it. */
export interface Question {
  title: string;
  lines: readonly string[];
  yes: string;
  no: string;
}

interface Format {
  fromFile: FileParser;
  toFile: FileFormatter;
}

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

export interface SavingGuard {
  /** The format, which lets the guard know what is loaded and what is printed. */
  watched: (module: DataModule, format: Format) => Format;
  /**
   * Before a save: the entry with what was changed at the code host since it was loaded. Throws an error
   * that the desk shows, and nothing typed is lost, where the owner does not want it or the host is away.
   */
  beforeSave: (entry: Entry) => Promise<Entry>;
  /** Whether a file is at the code host; true where nobody can say. */
  isThere: (file: string) => Promise<boolean>;
  /** Asks the owner. */
  ask: (question: Question) => Promise<boolean>;
  /** After a save: what was saved is what is loaded. */
  afterSave: (entry: Entry) => void;
}

const products = 'data/catalogue/products/';

/**
 * Keeps a save from undoing what somebody else saved: the desk commits whole files, as they were when a form
 * was opened but for what was typed. Sveltia would ask the owner about each change elsewhere, also that of
 * the publish, and knows only whole files; so a file whose form is open (`isOpen`) stays for it as it was,
 * and what was changed meanwhile comes in with the save. `host` is undefined while nobody is signed in.
 */
export function savingGuard(
  host: () => CodeHost | undefined,
  isOpen: (file: string) => boolean,
  ask: (question: Question) => Promise<boolean>,
): SavingGuard {
  /** The texts of files whose values the forms have. */
  const loaded = new Map<string, string>();
  const printed = new Map<string, string>();

  return {
    watched: (module, { fromFile, toFile }) => ({
      fromFile: (text) => {
        const file = fileOf(module, () => recordIn(module, text));
        const before = file && isOpen(file) ? loaded.get(file) : undefined;
        if (file) loaded.set(file, before ?? text);
        return fromFile(before ?? text);
      },
      toFile: async (form) => {
        const text = await toFile(form);
        const file = fileOf(module, () => form);
        if (file) printed.set(file, text);
        return text;
      },
    }),

    beforeSave: async (entry) => {
      const codeHost = host();
      if (!codeHost) return entry;
      const file = entry.get('path');
      const module = moduleOf(file);
      const known = loaded.get(file);
      const head = await codeHost.text(file, codeHost.branch).catch((error: unknown) => {
        throw notSaved(`Nothing was saved. ${troubleSentence(error)}`);
      });
      if (head === undefined) return entry;
      if (known === undefined) {
        if (!entry.get('newRecord')) return entry;
        throw notSaved(
          'Nothing was saved. There is one with this address already, made elsewhere. Load the desk anew to see it, or give this one another name.',
        );
      }
      if (head.trim() === known.trim()) return entry;
      const form = asRecord(asRecord(entry.toJS()).data);
      const ours = fromForm(module.schema, form);
      const theirs = recordIn(module, head);
      const merged = mergeValues(recordIn(module, known), ours, theirs);
      if (merged.conflicts.length && !(await ask(whoseIsSaved(module.schema, merged.conflicts)))) {
        throw notSaved(
          'Nothing was saved. What was saved elsewhere stays. What you typed is still in the form.',
        );
      }
      return isSame(merged.value, ours)
        ? entry
        : (entry.set('data', toForm(module.schema, merged.value) as never) as Entry);
    },

    isThere: async (file) => {
      const codeHost = host();
      if (!codeHost) return true;
      return codeHost.text(file, codeHost.branch).then(
        (text) => text !== undefined,
        () => true,
      );
    },

    ask,

    afterSave: (entry) => {
      const file = entry.get('path');
      const text = printed.get(file);
      if (text !== undefined) loaded.set(file, text);
    },
  };
}

function fileOf(module: DataModule, value: () => unknown): string | undefined {
  if (module !== productModule) {
    const found = Object.entries(dataModules).find(([, one]) => one === module);
    return found && `data/${found[0]}`;
  }
  const { id } = asRecord(value());
  return typeof id === 'string' ? `${products}${id}.ts` : undefined;
}

function moduleOf(file: string): DataModule {
  const known: Readonly<Record<string, DataModule>> = dataModules;
  return known[file.slice('data/'.length)] ?? productModule;
}

/** The value of a module; undefined for a text that is none. */
function recordIn(module: DataModule, text: string): unknown {
  try {
    return readData(module, text)[0]?.value;
  } catch {
    return undefined;
  }
}

function whoseIsSaved(schema: Schema, conflicts: readonly Conflict[]): Question {
  return {
    title: 'Changed elsewhere too',
    lines: [
      'Somebody changed this since you opened the desk:',
      ...conflicts.map(({ path, ours, theirs }) => {
        return `${titleOf(schema, path)}: ${shown(theirs)} there, ${shown(ours)} here.`;
      }),
    ],
    yes: 'Save what is here',
    no: 'Do not save',
  };
}

function titleOf(schema: Schema, path: readonly string[]): string {
  const titles: string[] = [];
  let at: Schema | undefined = schema;
  for (const name of path) {
    const { entries, item }: ReturnType<typeof partsOf> = partsOf(at as Schema);
    const field: Schema | undefined = entries[name];
    titles.push((field && aboutOf(field).title) ?? name);
    at = field ?? item;
    if (!at) break;
  }
  return titles.join(', ') || 'The whole list';
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return typeof value === 'object' ? 'something else' : String(value);
}
