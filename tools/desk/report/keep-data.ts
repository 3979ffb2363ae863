import { git } from './git';

/**
 * Commits what a publish has changed in data/ and pushes it to the branch that is checked out; does nothing
 * where nothing has changed. Returns a sentence where it could not be pushed: what is there stays for the
 * next publish.
 */
export function keepData(subject: string): string | undefined {
  git(['add', '--all', 'data']);
  if (git(['diff', '--cached', '--name-only']) === '') return undefined;
  git(['commit', '--quiet', '-m', subject]);
  try {
    // Somebody may have saved a change meanwhile; it is published by a run of its own.
    git(['pull', '--quiet', '--rebase']);
    git(['push', '--quiet']);
    return undefined;
  } catch {
    try {
      git(['rebase', '--abort']);
    } catch {
      // The push was refused, not the rebase.
    }
    return 'What this publish changed in data/ could not be saved in the repository: the next one saves it.';
  }
}
