import type { CodeHost } from '@/tools/desk/page/status/github-host';
import { troubleSentence } from '@/tools/desk/page/status/trouble-sentence';
import type { FormerFields } from './kept-draft';
import { notSaved } from './not-saved';
import type { Question } from './questions';

/** The other parties of a save: the owner, the code host and the browser's storage. */
export interface Surroundings {
  ask: (question: Question) => Promise<boolean>;
  /**
   * Whether a file is at the code host; undefined without a code host. Throws a sentence if the
   * host does not answer.
   */
  isThere: (file: string) => Promise<boolean | undefined>;
  /**
   * Keeps of what was typed in a form, an entry of a collection or a file, no refused field: `former` are these
   * as they were; undefined keeps nothing.
   */
  forgetDraft: (collection: string, form: string, former: FormerFields | undefined) => void;
}

/** Whether a file is at a code host, as a save asks it. `host` is undefined while nobody is signed in. */
export function isThereAt(host: () => CodeHost | undefined): Surroundings['isThere'] {
  return async (file) => {
    const codeHost = host();
    if (!codeHost) return undefined;
    const text = await codeHost.text(file, codeHost.branch).catch((error: unknown) => {
      throw notSaved(`Nothing was saved. ${troubleSentence(error)}`);
    });
    return text !== undefined;
  };
}
