import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Who makes the commits. */
const people = {
  GIT_AUTHOR_NAME: 'Sample Owner',
  GIT_AUTHOR_EMAIL: 'owner@duka.example',
  GIT_COMMITTER_NAME: 'Sample Host',
  GIT_COMMITTER_EMAIL: 'host@duka.example',
};

/** A file of a tree with its new bytes, or without any where it goes. */
export type Change = readonly [file: string, bytes: Buffer | string | undefined];

/** A file, folder or commit of a tree, as git lists it. */
export interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
  size?: number;
}

export interface Commit {
  sha: string;
  tree: string;
  parents: readonly string[];
  author: string;
  email: string;
  date: string;
  message: string;
  /** The changed files. */
  files: readonly string[];
}

/** A bare git repository in a temporary folder. */
export class Repository {
  /** The bytes of files that were put in, by their ids. */
  private readonly known = new Map<string, Buffer>();
  private readonly logs = new Map<string, Commit[]>();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'desk-repository-'));

  constructor() {
    this.git(['init', '--quiet', '--bare', '--initial-branch=main']);
  }

  /** Removes it. */
  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The output of git. Throws if git fails. */
  git(words: readonly string[], input?: Buffer | string): string {
    return this.bytesOf(words, input).toString().trimEnd();
  }

  /**
   * The id of the object with this name, 'main' or 'main:data/shop.ts'; undefined without such an object.
   */
  idOf(name: string): string | undefined {
    try {
      return this.git(['rev-parse', '--verify', '--quiet', name]);
    } catch {
      return undefined;
    }
  }

  /**
   * The bytes of a file, by its id or as 'main:data/shop.ts'. Throws if the file does not exist.
   */
  bytes(name: string): Buffer {
    return this.known.get(name) ?? this.bytesOf(['cat-file', 'blob', name]);
  }

  /** The text of a file of a branch; undefined if the file does not exist. */
  text(file: string, branch = 'main'): string | undefined {
    const id = this.idOf(`${branch}:${file}`);
    return id && this.bytes(id).toString();
  }

  blob(bytes: Buffer | string): string {
    return this.git(['hash-object', '-w', '--stdin'], bytes);
  }

  /** Makes a tree from another with these entries in it, those without an id taken out, and answers its id. */
  tree(base: string | undefined, entries: readonly { path: string; mode: string; sha?: string }[]) {
    this.git(['read-tree', ...(base ? [base] : ['--empty'])]);
    for (const { path, mode, sha } of entries) {
      const gone = this.git(['ls-files', '-z', '--', path]).split('\0').filter(Boolean);
      this.stage(gone.map((file) => ({ path: file, mode: '0', sha: '0'.repeat(40) })));
      const files =
        sha && mode === '040000'
          ? this.entries(sha, true).map((file) => ({ ...file, path: `${path}/${file.path}` }))
          : [{ path, mode, sha }];
      this.stage(files.filter((file) => file.sha && file.mode !== '040000'));
    }
    return this.git(['write-tree']);
  }

  commitTree(tree: string, message: string, parents: readonly string[]): string {
    return this.git(['commit-tree', tree, ...parents.flatMap((one) => ['-p', one])], message);
  }

  /** Puts a commit on a branch, with these changes to what the branch has, and answers its id. */
  commit(changes: Iterable<Change>, message: string, branch = 'main'): string {
    const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = people;
    const by = `${GIT_AUTHOR_NAME} <${GIT_AUTHOR_EMAIL}> ${Math.floor(Date.now() / 1000)} +0000`;
    const head = this.idOf(branch);
    const parts: (Buffer | string)[] = [
      `commit refs/heads/${branch}\nauthor ${by}\ncommitter ${by}\n`,
      ...dataOf(message),
      ...(head ? [`from ${head}\n`] : []),
    ];
    for (const [file, content] of changes) {
      if (content === undefined) {
        parts.push(`D ${file}\n`);
      } else {
        parts.push(`M 100644 inline ${file}\n`, ...dataOf(content));
        const bytes = Buffer.from(content);
        this.known.set(blobId(bytes), bytes);
      }
    }
    this.git(['fast-import', '--quiet'], Buffer.concat(parts.map((part) => Buffer.from(part))));
    return this.git(['rev-parse', branch]);
  }

  /** Lets a branch point to a commit. */
  move(branch: string, commit: string): void {
    this.git(['update-ref', `refs/heads/${branch}`, commit]);
  }

  entries(tree: string, recursive: boolean): TreeEntry[] {
    const lines = this.git(['ls-tree', '-lz', ...(recursive ? ['-r', '-t'] : []), tree]);
    return lines
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        const [mode = '', type = '', sha = '', size = ''] = about.split(/ +/);
        return { path, mode, type, sha, ...(type === 'blob' && { size: Number(size) }) };
      });
  }

  /** The last commits of a branch or commit, the newest first, or those that changed a file or folder. */
  history(name: string, count: number, place = ''): Commit[] {
    return this.log(this.git(['rev-parse', `${name}^{commit}`]))
      .filter(({ files }) => files.some((file) => `${file}/`.startsWith(place && `${place}/`)))
      .slice(0, count);
  }

  /** Every commit up to this one. One question for all files: a list of the shop asks for each. */
  private log(id: string): Commit[] {
    const known = this.logs.get(id);
    if (known) return known;
    const format = '%x1e%H%x1f%T%x1f%P%x1f%an%x1f%ae%x1f%cI%x1f%B%x1f';
    const log = this.git(['log', '-z', '--name-only', `--format=${format}`, id])
      .split('\x1e')
      .slice(1)
      .map((one) => {
        const [
          sha = '',
          tree = '',
          parents = '',
          author = '',
          email = '',
          date = '',
          text = '',
          files = '',
        ] = one.split('\x1f');
        return {
          sha,
          tree,
          parents: parents.split(' ').filter(Boolean),
          author,
          email,
          date,
          message: text.trimEnd(),
          files: files
            .split('\0')
            .map((file) => file.trim())
            .filter(Boolean),
        };
      });
    this.logs.set(id, log);
    return log;
  }

  private stage(
    entries: readonly { path: string; mode: string; sha?: string | undefined }[],
  ): void {
    const lines = entries.map(({ path, mode, sha }) => `${mode} ${sha}\t${path}\n`);
    this.git(['update-index', '--add', '--index-info'], lines.join(''));
  }

  private bytesOf(words: readonly string[], input?: Buffer | string): Buffer {
    const { status, stdout, stderr } = spawnSync('git', words, {
      cwd: this.folder,
      env: { ...process.env, ...people, GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' },
      maxBuffer: 64_000_000,
      ...(input !== undefined && { input }),
    });
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
    return stdout;
  }
}

function dataOf(content: Buffer | string): (Buffer | string)[] {
  return [`data ${Buffer.byteLength(content)}\n`, content, '\n'];
}

function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
