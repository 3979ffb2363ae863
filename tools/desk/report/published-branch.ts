import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type PostsList,
  type PublishStatus,
  parseStatus,
  postsFolder,
  postsListFile,
  statusBranch,
  statusFile,
} from '@/tools/desk/status';
import { git } from './git';

/**
 * The local reference to the last known state of the branch; it is no branch, so nothing pushes it.
 */
const SEEN = 'refs/report/published';

/**
 * The branch of the reports at the code host. One commit without parents holds all of it, so that a price
 * changed a thousand times leaves no thousand pictures behind.
 */
export class PublishedBranch {
  /** The commit of the branch; undefined before the first report. */
  private commit: string | undefined;

  /** Throws where the code host does not answer. */
  constructor() {
    const there = git(['ls-remote', 'origin', `refs/heads/${statusBranch}`]);
    if (there === '') return;
    git(['fetch', '--quiet', '--depth=1', 'origin', `+refs/heads/${statusBranch}:${SEEN}`]);
    this.commit = git(['rev-parse', SEEN]);
  }

  /** The last report; undefined without one, or if it cannot be read. */
  get status(): PublishStatus | undefined {
    if (!this.has(statusFile)) return undefined;
    return parseStatus(git(['show', `${this.commit}:${statusFile}`]));
  }

  get hasPosts(): boolean {
    return this.has(postsFolder);
  }

  /** Puts the posts of the branch into their folder, where those that have not changed stay as they are. */
  takeOutPosts(): void {
    rmSync(postsFolder, { recursive: true, force: true });
    if (!this.hasPosts) return;
    git(['restore', `--source=${this.commit}`, '--worktree', '--', postsFolder]);
  }

  /**
   * Reports a status beside the posts; `withPosts` adds those of the folder. Throws if the push
   * fails.
   */
  write(status: PublishStatus, withPosts = false): void {
    const index = path.resolve(git(['rev-parse', '--git-path', 'index.report']));
    const env = { GIT_INDEX_FILE: index };
    try {
      git(['read-tree', '--empty'], { env });
      this.stage(statusFile, status, env);
      if (withPosts) {
        // Not kept with the shop's files, so git is told to take it.
        git(['add', '--force', postsFolder], { env });
        this.stage(postsListFile, postsList(), env);
      } else if (this.hasPosts) {
        git(['read-tree', `--prefix=${postsFolder}/`, `${this.commit}:${postsFolder}`], { env });
        const list = git(['rev-parse', `${this.commit}:${postsListFile}`]);
        git(['update-index', '--add', '--cacheinfo', `100644,${list},${postsListFile}`], { env });
      }
      const tree = git(['write-tree'], { env });
      const commit = git(['commit-tree', tree, '-m', `${status.state}: ${status.commit}`]);
      git(['push', '--quiet', '--force', 'origin', `${commit}:refs/heads/${statusBranch}`]);
      git(['update-ref', SEEN, commit]);
      this.commit = commit;
    } finally {
      rmSync(index, { force: true });
    }
  }

  private stage(file: string, value: object, env: Readonly<Record<string, string>>): void {
    const input = `${JSON.stringify(value, null, 1)}\n`;
    const blob = git(['hash-object', '-w', '--stdin'], { input });
    git(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`], { env });
  }

  private has(file: string): boolean {
    return this.commit !== undefined && git(['ls-tree', this.commit, file]) !== '';
  }
}

/** The files of the posts that an owner opens: none that begins with a point. */
function postsList(): PostsList {
  if (!existsSync(postsFolder)) return { files: [] };
  const files = readdirSync(postsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(postsFolder, path.join(parentPath, name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const bytes = (file: string) => statSync(path.join(postsFolder, file)).size;
  return { files: files.map((file) => ({ file, bytes: bytes(file) })) };
}
