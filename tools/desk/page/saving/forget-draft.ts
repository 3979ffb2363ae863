import { type FormerFields, withFormer } from './kept-draft';

/** Where the package keeps what was typed and not saved, in a database for each repository. */
const DRAFTS = 'draft-backups';

/** The package keeps a change half a second after it. */
const KEPT_AFTER_MS = 1000;

/** The package's draft of a form: its values for each of the package's languages. */
interface Draft {
  currentValues: Record<string, Record<string, unknown>>;
}

/**
 * Changes refused fields in the package's draft of a form back to `former`, after the last change
 * is stored, so that the draft does not offer a refused value again. undefined removes the whole
 * draft. `form` is the slug of an entry, empty for a new entry, or the name of a file.
 */
export function forgetDraft(
  repository: string,
  collection: string,
  form: string,
  former: FormerFields | undefined,
): void {
  setTimeout(() => {
    const opening = indexedDB.open(`github:${repository}`);
    opening.onsuccess = () => {
      const { result: database } = opening;
      if (database.objectStoreNames.contains(DRAFTS)) {
        changeDraft(
          database.transaction(DRAFTS, 'readwrite').objectStore(DRAFTS),
          [collection, form],
          former,
        );
      }
      database.close();
    };
  }, KEPT_AFTER_MS);
}

function changeDraft(
  drafts: IDBObjectStore,
  key: [string, string],
  former: FormerFields | undefined,
): void {
  if (!former) {
    drafts.delete(key);
    return;
  }
  const reading: IDBRequest<Draft | undefined> = drafts.get(key);
  reading.onsuccess = () => {
    const { result: draft } = reading;
    if (!draft) return;
    const languages = Object.entries(draft.currentValues).map(([language, values]) => [
      language,
      withFormer(values, former),
    ]);
    drafts.put({ ...draft, currentValues: Object.fromEntries(languages) });
  };
}
