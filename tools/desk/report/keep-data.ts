import { git } from './git';

/**
 * Commits the changes of a publish in data/ and pushes them to the checked-out branch; does nothing
 * without changes. Returns a sentence if the push failed: the changes stay for the next publish.
 */
export function keepData(subject: string): string | undefined {
  git(['add', '--all', 'data']);
  if (git(['diff', '--cached', '--name-only']) === '') return undefined;
  git(['commit', '--quiet', '-m', subject]);
  try {
    // Somebody may have saved a change meanwhile; another run publishes that change.
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
