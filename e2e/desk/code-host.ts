import { createHash } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { desk, fixture } from '@/e2e/servers';
import { type PublishStatus, statusBranch, statusFile } from '@/tools/desk/status';
import { type Answers, answerQuery } from './graphql';
import { type Change, Repository } from './repository';
import { token } from './token';

/** How the host answers, where not as it should. */
export type Trouble =
  /** The token has ended, or was taken back. */
  | 'expired'
  /** The token is of another repository, or may not see a private one. */
  | 'unseen'
  /** The token may read alone. */
  | 'read-only'
  /** The requests of this hour are used up. */
  | 'rate limit'
  /** Too many requests in a moment. */
  | 'too many'
  /** The host has a fault. */
  | 'down'
  /** No answer comes. */
  | 'no network';

const API = 'https://api.github.com';
const owner = {
  id: 1,
  login: 'sample-owner',
  name: 'Sample Owner',
  email: 'owner@duka.example',
  avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4',
  html_url: 'https://github.com/sample-owner',
};

interface Answer {
  status: number;
  json?: unknown;
  body?: Buffer;
  headers?: Record<string, string>;
}

/** An error of the interface, with a status and the sentence that the host says. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** In the interface for queries, whose answers all have the status 200. */
    readonly type = '',
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/**
 * A double of GitHub's interface on a git repository, for the desk's repository and `token`: it refuses what
 * GitHub refuses, and has no more than the desk may use.
 */
export class CodeHost {
  readonly repository = new Repository();
  /** Every request so far, such as 'GET /user'. */
  readonly asked: string[] = [];
  trouble: Trouble | undefined;
  /** Called at the host just before it accepts the next commit. */
  beforeCommit: (() => void) | undefined;

  constructor(files: Iterable<Change>) {
    const commit = this.repository.commit(files, 'The shop');
    this.report({ commit, published: [{ commit, at: new Date().toISOString() }] });
  }

  /** Reports a status to the branch of the reports: by default of a published shop. */
  report(status: Partial<PublishStatus>): void {
    const now = new Date().toISOString();
    const whole = {
      version: 1,
      state: 'published',
      commit: this.repository.idOf('main') ?? '',
      at: now,
      began: now,
      run: `https://github.com/${desk.repository}/actions/runs/1`,
      address: fixture.site,
      findings: [],
      toSettle: [],
      photos: [],
      said: [],
      published: [],
      ...status,
    } satisfies PublishStatus;
    this.repository.commit([[statusFile, JSON.stringify(whole)]], whole.state, statusBranch);
  }

  /** Answers the page's requests. */
  async serve(page: Page): Promise<void> {
    await page.route(`${API}/**`, (route) => this.answer(route));
    await page.route('https://avatars.githubusercontent.com/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
  }

  /** Removes the repository. */
  end(): void {
    this.repository.end();
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    this.asked.push(`${request.method()} ${request.url().slice(API.length)}`);
    if (this.trouble === 'no network') return route.abort('internetdisconnected');
    const { status, json, body, headers } = this.answerTo(request);
    const type =
      json === undefined ? 'application/octet-stream' : 'application/json; charset=utf-8';
    await route.fulfill({
      status,
      headers: {
        'content-type': type,
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'ETag, Link, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
        ...headers,
      },
      ...(body && { body }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }

  private answerTo(request: Request): Answer {
    const { pathname, searchParams } = new URL(request.url());
    const isQuery = pathname === '/graphql';
    try {
      this.letIn(request, isQuery);
      if (isQuery) return { status: 200, json: { data: this.query(request.postDataJSON()) } };
      return withTag(request, this.rest(request, pathname, searchParams));
    } catch (error) {
      const { status, message, type, headers } = asRefusal(error);
      if (isQuery && type)
        return { status: 200, json: { data: null, errors: [{ type, message }] } };
      const said = status === 404 ? 'Not Found' : message;
      return { status, headers, json: { message: said, status: String(status) } };
    }
  }

  private letIn(request: Request, isQuery: boolean) {
    const [, given] = (request.headers().authorization ?? '').split(' ');
    if (given !== token || this.trouble === 'expired') throw new Refusal(401, 'Bad credentials');
    if (this.trouble === 'down') throw new Refusal(503, 'Service unavailable');
    if (this.trouble === 'rate limit') {
      const limit = {
        'x-ratelimit-limit': '5000',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 600),
      };
      const message = `API rate limit exceeded for user ID ${owner.id}.`;
      throw new Refusal(403, message, isQuery ? 'RATE_LIMITED' : '', limit);
    }
    if (this.trouble === 'too many') {
      const message =
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
      throw new Refusal(429, message, '', { 'retry-after': '60' });
    }
  }

  private query({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    return answerQuery(query, variables, {
      repository: ({ owner, name }: Record<string, string>) =>
        this.repositoryAnswers(`${owner}/${name}`),
      createCommitOnBranch: ({ input }: { input: CommitInput }) => this.createCommit(input),
    });
  }

  private repositoryAnswers(name: string): Answers {
    this.mustSee(name);
    return {
      defaultBranchRef: { name: 'main' },
      object: ({ oid }: { oid: string }) => this.blobAnswers(oid),
      ref: ({ qualifiedName }: { qualifiedName: string }) => {
        const commit = this.repository.idOf(qualifiedName);
        return commit ? { target: this.commitAnswers(commit) } : null;
      },
    };
  }

  private blobAnswers(oid: string): Answers {
    return { oid, isTruncated: false, text: this.repository.bytes(oid).toString() };
  }

  private commitAnswers(commit: string): Answers {
    return {
      oid: commit,
      committedDate: this.repository.history(commit, 1)[0]?.date,
      file: ({ path }: { path: string }) => ({ oid: this.repository.idOf(`${commit}:${path}`) }),
      history: ({ first, path }: { first: number; path?: string }) => ({
        nodes: this.repository.history(commit, first, path).map((one) => ({
          oid: one.sha,
          message: one.message,
          committedDate: one.date,
          author: {
            name: one.author,
            email: one.email,
            avatarUrl: owner.avatar_url,
            user: { databaseId: owner.id, login: owner.login },
          },
        })),
      }),
    };
  }

  private createCommit({ branch, expectedHeadOid, fileChanges, message }: CommitInput): Answers {
    this.mustSee(branch.repositoryNameWithOwner);
    this.mustWrite('FORBIDDEN');
    this.beforeNextCommit();
    if (this.repository.idOf(branch.branchName) !== expectedHeadOid) {
      const text = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      throw new Refusal(200, text, 'STALE_DATA');
    }
    const { additions = [], deletions = [] } = fileChanges;
    const changes: Change[] = [
      ...deletions.map(({ path }) => [path, undefined] as const),
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
    ];
    const commit = this.repository.commit(changes, message.headline, branch.branchName);
    return { commit: this.commitAnswers(commit) };
  }

  private rest(request: Request, pathname: string, asked: URLSearchParams): Answer {
    if (pathname === '/user') return { status: 200, json: owner };
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)\/?(.*)$/.exec(pathname) ?? [];
    this.mustSee(name);
    const [part = '', ...words] = rest.split('/').map(decodeURIComponent);
    const raw = /raw/.test(request.headers().accept ?? '');
    if (request.method() !== 'GET') this.mustWrite();
    switch (`${request.method()} ${part}`) {
      case 'GET ':
        return { status: 200, json: { full_name: name, default_branch: 'main', private: true } };
      case 'GET collaborators':
        if (words[0] !== owner.login) throw notFound();
        return { status: 204 };
      case 'GET contents':
        return this.contents(words.join('/'), asked.get('ref') ?? 'main', raw);
      case 'GET commits':
        return this.commits(words.join('/'), asked);
      case 'GET branches':
        return {
          status: 200,
          json: { name: words[0], commit: this.commit(this.mustFind(words[0])) },
        };
      default:
        return this.gitData(request, words, asked, raw);
    }
  }

  private contents(file: string, ref: string, raw: boolean): Answer {
    const sha = this.mustFind(`${ref}:${file}`);
    if (this.repository.git(['cat-file', '-t', sha]) === 'tree') {
      const entries = this.repository.entries(sha, false).map(({ path: name, sha, type, size }) => {
        const path = file ? `${file}/${name}` : name;
        return { name, path, sha, size: size ?? 0, type: type === 'tree' ? 'dir' : 'file' };
      });
      return { status: 200, json: entries };
    }
    const bytes = this.repository.bytes(sha);
    if (raw) return { status: 200, body: bytes };
    const name = file.split('/').at(-1);
    return { status: 200, json: { type: 'file', name, path: file, ...asBase64(sha, bytes) } };
  }

  private commits(name: string, asked: URLSearchParams): Answer {
    if (name) return { status: 200, json: this.commit(this.mustFind(name)) };
    const count = Number(asked.get('per_page') ?? 30);
    const from = this.mustFind(asked.get('sha') ?? 'main');
    const history = this.repository.history(from, count, asked.get('path') ?? undefined);
    return { status: 200, json: history.map(({ sha }) => this.commit(sha)) };
  }

  private gitData(
    request: Request,
    [kind = '', ...words]: readonly string[],
    asked: URLSearchParams,
    raw: boolean,
  ): Answer {
    const sent = request.postDataJSON() ?? {};
    const [id = ''] = words;
    switch (`${request.method()} ${kind}`) {
      case 'GET trees': {
        const sha = this.mustFind(`${id}^{tree}`);
        const tree = this.repository.entries(sha, asked.has('recursive'));
        return { status: 200, json: { sha, tree, truncated: false } };
      }
      case 'GET blobs': {
        const bytes = this.repository.bytes(this.mustFind(id));
        return raw ? { status: 200, body: bytes } : { status: 200, json: asBase64(id, bytes) };
      }
      case 'GET commits':
        return { status: 200, json: this.gitCommit(this.mustFind(id)) };
      case 'GET ref':
        return { status: 200, json: this.reference(words.join('/')) };
      case 'POST blobs': {
        const sha = this.repository.blob(Buffer.from(sent.content, sent.encoding ?? 'utf8'));
        return { status: 201, json: { sha } };
      }
      case 'POST trees':
        return { status: 201, json: { sha: this.newTree(sent) } };
      case 'POST commits': {
        const commit = this.repository.commitTree(sent.tree, sent.message, sent.parents ?? []);
        return { status: 201, json: this.gitCommit(commit) };
      }
      case 'PATCH refs': {
        this.beforeNextCommit();
        this.moveReference(words.join('/'), sent);
        return { status: 200, json: this.reference(words.join('/')) };
      }
      default:
        throw notFound();
    }
  }

  private newTree({ base_tree, tree }: { base_tree?: string; tree: NewEntry[] }): string {
    const entries = tree.map(({ path, mode, sha, content }) => {
      const id = sha ?? (content === undefined ? undefined : this.repository.blob(content));
      return { path, mode, ...(id && { sha: id }) };
    });
    return this.repository.tree(base_tree, entries);
  }

  private moveReference(name: string, { sha, force }: { sha: string; force?: boolean }) {
    const head = this.mustFind(`refs/${name}`);
    const isAhead = this.repository.git(['merge-base', head, sha]) === head;
    if (!isAhead && !force) throw new Refusal(422, 'Update is not a fast forward');
    this.repository.git(['update-ref', `refs/${name}`, sha]);
  }

  private reference(name: string) {
    return {
      ref: `refs/${name}`,
      object: { type: 'commit', sha: this.mustFind(`refs/${name}`) },
    };
  }

  private commit(id: string) {
    const { sha, ...commit } = this.gitCommit(id);
    return { sha, commit, parents: commit.parents, author: { login: owner.login } };
  }

  private gitCommit(id: string) {
    const [one] = this.repository.history(id, 1);
    if (!one) throw notFound();
    const { sha, tree, parents, author: name, email, date, message } = one;
    return {
      sha,
      message,
      author: { name, email, date },
      committer: { name, email, date },
      tree: { sha: tree },
      parents: parents.map((parent) => ({ sha: parent })),
    };
  }

  private mustSee(name: string): void {
    if (name === desk.repository && this.trouble !== 'unseen') return;
    throw notFound(`Could not resolve to a Repository with the name '${name}'.`);
  }

  private mustWrite(type = ''): void {
    if (this.trouble !== 'read-only') return;
    throw new Refusal(403, 'Resource not accessible by personal access token', type);
  }

  private mustFind(name = ''): string {
    const id = this.repository.idOf(name);
    if (!id) throw notFound();
    return id;
  }

  private beforeNextCommit(): void {
    const before = this.beforeCommit;
    this.beforeCommit = undefined;
    before?.();
  }
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
  message: { headline: string };
}

interface NewEntry {
  path: string;
  mode: string;
  sha?: string | null;
  content?: string;
}

function asBase64(sha: string, bytes: Buffer) {
  return { sha, size: bytes.length, encoding: 'base64', content: bytes.toString('base64') };
}

function notFound(inQuery = 'Not Found'): Refusal {
  return new Refusal(404, inQuery, 'NOT_FOUND');
}

/**
 * The caller's mistake, in the host's words: a query with an unknown field, a missing git object.
 */
function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(422, String(error), 'INVALID');
}

/** The answer with a tag, or 304 where the page has it. */
function withTag(request: Request, answer: Answer): Answer {
  if (request.method() !== 'GET' || answer.status !== 200) return answer;
  const content = answer.body?.toString('base64') ?? JSON.stringify(answer.json);
  const etag = `W/"${createHash('sha256').update(content).digest('hex')}"`;
  if (request.headers()['if-none-match'] === etag) return { status: 304, headers: { etag } };
  return { ...answer, headers: { ...answer.headers, etag } };
}
