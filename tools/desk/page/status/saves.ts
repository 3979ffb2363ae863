import { asRecord, isText, textOf } from '@/lib/values/unknown-values';
import type { CodeHost } from './github-host';

/** A change of data/ on the desk's branch. */
export interface Save {
  commit: string;
  at: Date;
  /** The first line that it says of itself. */
  subject: string;
  /**
   * Whether the publish made this commit: such a commit stores published facts, and starts no other
   * publish.
   */
  byPublish: boolean;
}

/** Under this name the Publish workflow commits. */
const PUBLISH = 'Publish';

/** The last changes of data/, the newest first. */
export async function lastSaves(host: CodeHost): Promise<Save[]> {
  const branch = encodeURIComponent(host.branch);
  const commits = await host.json(`commits?sha=${branch}&path=data&per_page=5`);
  return Array.isArray(commits) ? commits.map(saveOf).filter(({ commit }) => commit) : [];
}

function saveOf(listed: unknown): Save {
  const { sha, commit } = asRecord(listed);
  const { message, author, committer } = asRecord(commit);
  return {
    commit: textOf(sha),
    at: new Date(textOf(asRecord(committer).date)),
    subject: isText(message) ? (message.split('\n')[0] ?? '') : '',
    byPublish: asRecord(author).name === PUBLISH,
  };
}
