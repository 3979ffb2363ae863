import { asRecord, parseJson } from '@/lib/values/unknown-values';

/** Why the code host did not do what was asked. */
export type Trouble = 'network' | 'token' | 'rights' | 'quota' | 'missing' | 'moved' | 'server';

export class CodeHostError extends Error {
  constructor(
    readonly trouble: Trouble,
    /** When it answers again, where it says so. */
    readonly again?: Date,
  ) {
    super(`The code host did not answer: ${trouble}`);
  }
}

/** A repository's branch and the token that may read and write it. */
export interface Access {
  repository: string;
  branch: string;
  token: string;
}

/** The requests to the code host. Each throws a `CodeHostError`. */
export interface CodeHost extends Access {
  /** A value of the interface at a path below the repository's. */
  json: (path: string) => Promise<unknown>;
  /** Sends a value, and answers what came back. */
  send: (method: 'POST' | 'PATCH', path: string, body: unknown) => Promise<unknown>;
  /** The text of a file of a branch or commit; undefined where the repository does not have it. */
  text: (file: string, at: string) => Promise<string | undefined>;
  /** A file of a branch or commit. */
  blob: (file: string, at: string) => Promise<Blob>;
}

/** The address of all requests by which the package saves. */
export const SAVES = 'https://api.github.com/graphql';

const JSON_TYPE = 'application/vnd.github+json';
const RAW_TYPE = 'application/vnd.github.raw+json';

/** The longest wait for an answer, in ms: a phone on a weak network. */
const WAIT_MS = 30_000;

/** The code host of a repository. What it answered once and says is unchanged is not sent again. */
export function codeHost(access: Access, get: typeof fetch = fetch): CodeHost {
  const answers = new Map<string, { tag: string; text: string }>();

  async function ask(path: string, accept: string, init: RequestInit = {}): Promise<Response> {
    const below = path && `/${path}`;
    const answer = await arrived(
      get(`https://api.github.com/repos/${access.repository}${below}`, {
        signal: AbortSignal.timeout(WAIT_MS),
        cache: 'no-store',
        ...init,
        headers: { authorization: `Bearer ${access.token}`, accept, ...init.headers },
      }),
    );
    if (answer.ok || answer.status === 304) return answer;
    throw troubleOf(answer);
  }

  async function read(path: string, accept: string): Promise<string> {
    const known = answers.get(path);
    const answer = await ask(path, accept, known && { headers: { 'if-none-match': known.tag } });
    if (answer.status === 304 && known) return known.text;
    const text = await arrived(answer.text());
    const tag = answer.headers.get('etag');
    if (tag) answers.set(path, { tag, text });
    return text;
  }

  return {
    ...access,
    json: async (path) => parseJson(await read(path, JSON_TYPE)),
    send: async (method, path, body) => {
      const answer = await ask(path, JSON_TYPE, { method, body: JSON.stringify(body) });
      return arrived(answer.json());
    },
    text: (file, at) => {
      return read(contents(file, at), RAW_TYPE).catch(async (error: unknown) => {
        if (!(error instanceof CodeHostError && error.trouble === 'missing')) throw error;
        // The host says the same of each file of a repository that the token does not reach.
        await read('', JSON_TYPE);
        return undefined;
      });
    },
    blob: async (file, at) => arrived((await ask(contents(file, at), RAW_TYPE)).blob()),
  };
}

/** The result of a network request, which can fail in many ways, at the beginning or on the way. */
async function arrived<T>(given: Promise<T>): Promise<T> {
  try {
    return await given;
  } catch {
    throw new CodeHostError('network');
  }
}

function contents(file: string, at: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `contents/${path}?ref=${encodeURIComponent(at)}`;
}

function troubleOf({ status, headers }: Response): CodeHostError {
  if (status === 401) return new CodeHostError('token');
  const again = restEnds(headers);
  if (status === 429 || (status === 403 && again)) return new CodeHostError('quota', again);
  if (status === 403) return new CodeHostError('rights');
  if (status === 404) return new CodeHostError('missing');
  return new CodeHostError(status === 409 || status === 422 ? 'moved' : 'server');
}

function restEnds(headers: Headers): Date | undefined {
  const seconds = headers.get('retry-after');
  if (seconds) return new Date(Date.now() + Number(seconds) * 1000);
  const reset = headers.get('x-ratelimit-reset');
  return headers.get('x-ratelimit-remaining') === '0' && reset
    ? new Date(Number(reset) * 1000)
    : undefined;
}

/** The signed-in owner's token for the code host, as the desk keeps it in this browser. */
export function signedInToken(stored: string | null): string | undefined {
  const { backendName, token } = asRecord(parseJson(stored));
  return backendName === 'github' && typeof token === 'string' && token ? token : undefined;
}
