import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AtomicHost, HostError } from '@/tools/publish/host';
import { say } from '@/tools/publish/terminal';

/** Runs a program and gives its exit code (null where it cannot be started) and all that it printed. */
export type Run = (
  program: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
) => Promise<{ code: number | null; output: string }>;

// The last releases that run on Node 20, with all they bring. Both send only files that the host lacks.
const WRANGLER = 'wrangler@4.86';
const NETLIFY = 'netlify-cli@23.9';

export interface CloudflareSettings {
  account: string;
  project: string;
}

/** Cloudflare Pages, through Cloudflare's own tool (docs/behaviour.md 25.4). */
export function cloudflareHost(
  { account, project }: CloudflareSettings,
  { CLOUDFLARE_API_TOKEN }: Readonly<Record<string, string>>,
  run: Run = runTool,
): AtomicHost {
  return {
    kind: 'atomic',
    deploy: (folder) =>
      deploy(
        'Cloudflare',
        [
          ...[WRANGLER, 'pages', 'deploy', path.resolve(folder)],
          ...['--project-name', project, '--branch', 'main', '--commit-dirty=true'],
        ],
        {
          CLOUDFLARE_API_TOKEN,
          CLOUDFLARE_ACCOUNT_ID: account,
          WRANGLER_SEND_METRICS: 'false',
        },
        [
          [
            /authentication|invalid api token|\b10000\b|\b9109\b|\b6003\b/i,
            tokenIssue(
              'CLOUDFLARE_API_TOKEN',
              'Cloudflare',
              ', with the permission Cloudflare Pages: Edit for this account',
            ),
          ],
          [
            /project not found|\b8000007\b/i,
            `Cloudflare has no Pages project "${project}" in this account. Correct "project" or "account" in data/host.json.`,
          ],
        ],
        run,
      ),
  };
}

export interface NetlifySettings {
  /** 'njeri-wear' or 'njeri-wear.netlify.app'. */
  site: string;
}

/** Netlify, through Netlify's own tool (docs/behaviour.md 25.4). */
export function netlifyHost(
  { site }: NetlifySettings,
  { NETLIFY_AUTH_TOKEN }: Readonly<Record<string, string>>,
  run: Run = runTool,
): AtomicHost {
  return {
    kind: 'atomic',
    deploy: (folder) =>
      deploy(
        'Netlify',
        [
          ...[NETLIFY, 'deploy', '--prod', '--no-build', '--dir', path.resolve(folder)],
          ...['--site', site.replace(/\.netlify\.app$/, '')],
        ],
        { NETLIFY_AUTH_TOKEN },
        [
          [
            /unauthorized|not logged in|\b401\b|access token/i,
            tokenIssue('NETLIFY_AUTH_TOKEN', 'Netlify'),
          ],
          [
            /(?:project|site) not found/i,
            // What the tool says, too, where Netlify is out of reach.
            `Netlify shows no site "${site}" for this token. Check "site" in data/host.json and NETLIFY_AUTH_TOKEN, and that this computer is online.`,
          ],
        ],
        run,
      ),
  };
}

const tokenIssue = (name: string, host: string, more = '') =>
  `${host} refuses ${name}. Copy it whole, or make another on ${host}'s page of tokens${more}.`;

/** Runs the tool in an empty folder, so that it neither reads nor writes settings of its own. */
async function deploy(
  host: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  sentences: readonly (readonly [RegExp, string])[],
  run: Run,
): Promise<void> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'publish-'));
  try {
    const { code, output } = await run('npx', ['--yes', ...args], {
      cwd,
      env: { ...process.env, CI: 'true', ...env },
    });
    if (code === 0) return;
    const known = sentences.find(([pattern]) => pattern.test(output));
    if (known) throw new HostError(known[1]);
    if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|fetch failed|network/i.test(output)) {
      throw new Error(
        `${host} was not reached, or the connection was cut. Nothing has changed there; run it again.`,
      );
    }
    throw new HostError(
      `${host} did not take the shop, and shows the one of before. Its tool said: ${lastLine(output)}`,
    );
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** The last line that says something, for whoever the owner asks. */
function lastLine(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/[^\x20-\x7e]/g, '').trim());
  return (
    lines
      .filter((line) => /[a-z]{3}/i.test(line))
      .at(-1)
      ?.slice(0, 200) ?? 'nothing'
  );
}

const runTool: Run = (program, args, options) =>
  new Promise((resolve) => {
    say("Sending by the host's own tool. It is fetched the first time, which takes minutes.");
    // Windows starts npx through its shell alone.
    const shell = process.platform === 'win32';
    const child = spawn(program, shell ? args.map((arg) => `"${arg}"`) : args, {
      ...options,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
