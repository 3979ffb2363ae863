/** Where the package keeps what was typed and not saved, in a database for each repository. */
const DRAFTS = 'draft-backups';

/** The package keeps a change half a second after it. */
const KEPT_AFTER_MS = 1000;

/**
 * Lets go of what the package keeps of a form, once it has kept the last change: it is not offered again.
 * `form` is the slug of an entry or the name of a file.
 */
export function forgetDraft(repository: string, collection: string, form: string): void {
  setTimeout(() => {
    const opening = indexedDB.open(`github:${repository}`);
    opening.onsuccess = () => {
      const { result: database } = opening;
      if (database.objectStoreNames.contains(DRAFTS)) {
        database.transaction(DRAFTS, 'readwrite').objectStore(DRAFTS).delete([collection, form]);
      }
      database.close();
    };
  }, KEPT_AFTER_MS);
}
