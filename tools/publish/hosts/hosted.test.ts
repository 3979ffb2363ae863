import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HostError } from '@/tools/publish/host';
import { cloudflareHost, netlifyHost, type Run } from './hosted';

const cloudflare = (run: Run) =>
  cloudflareHost(
    { account: '0123456789abcdef0123456789abcdef', project: 'njeri-wear' },
    { CLOUDFLARE_API_TOKEN: 'a-token' },
    run,
  );
const netlify = (run: Run) =>
  netlifyHost({ site: 'njeri-wear.netlify.app' }, { NETLIFY_AUTH_TOKEN: 'a-token' }, run);

/** A tool that ends so, and what it was started with. */
function tool(code: number | null, output = '') {
  const calls: Parameters<Run>[] = [];
  const run: Run = async (...call) => {
    calls.push(call);
    expect(readdirSync(call[2].cwd)).toEqual([]);
    return { code, output };
  };
  return { calls, run };
}

const failure = (deploy: Promise<void>) =>
  deploy.then(
    () => undefined,
    (error: unknown) => error,
  );

test('Cloudflare’s tool gets the folder, the project and the account, and the token in the environment', async () => {
  const { calls, run } = tool(0);
  await cloudflare(run).deploy('out');
  const [[program, args, { env, cwd }] = [] as never] = calls;
  expect([program, ...args]).toEqual([
    ...['npx', '--yes', 'wrangler@4.86', 'pages', 'deploy', path.resolve('out')],
    ...['--project-name', 'njeri-wear', '--branch', 'main', '--commit-dirty=true'],
  ]);
  expect(env).toMatchObject({
    CI: 'true',
    CLOUDFLARE_API_TOKEN: 'a-token',
    CLOUDFLARE_ACCOUNT_ID: '0123456789abcdef0123456789abcdef',
    PATH: process.env.PATH,
  });
  expect(args.join(' ')).not.toContain('a-token');
  expect(existsSync(cwd)).toBe(false);
});

test('Netlify’s tool gets the folder and the site without its domain, and the token in the environment', async () => {
  const { calls, run } = tool(0);
  await netlify(run).deploy('out');
  const [[program, args, { env }] = [] as never] = calls;
  expect([program, ...args]).toEqual([
    ...['npx', '--yes', 'netlify-cli@23.9', 'deploy', '--prod', '--no-build'],
    ...['--dir', path.resolve('out'), '--site', 'njeri-wear'],
  ]);
  expect(env).toMatchObject({ CI: 'true', NETLIFY_AUTH_TOKEN: 'a-token' });
  expect(args.join(' ')).not.toContain('a-token');
});

test.each([
  [
    cloudflare,
    'A request to the Cloudflare API failed.\nAuthentication error [code: 10000]',
    'Cloudflare refuses CLOUDFLARE_API_TOKEN.',
  ],
  [
    cloudflare,
    'Project not found. The specified project name does not match [code: 8000007]',
    'Cloudflare has no Pages project "njeri-wear" in this account.',
  ],
  [netlify, 'Error: Unauthorized', 'Netlify refuses NETLIFY_AUTH_TOKEN.'],
  [
    netlify,
    'Error: Project not found. Please rerun "netlify link"',
    'Netlify shows no site "njeri-wear.netlify.app" for this token.',
  ],
  [
    netlify,
    'npm error code E404\n\u001b[31m × \u001b[39mSomething broke.\n  12',
    'Netlify did not take the shop, and shows the one of before. Its tool said: ',
  ],
])(
  'a failure of a host’s tool is one sentence for the owner (%#)',
  async (host, output, sentence) => {
    const error = await failure(host(tool(1, output).run).deploy('out'));
    expect(error).toBeInstanceOf(HostError);
    expect((error as Error).message.slice(0, sentence.length)).toBe(sentence);
  },
);

test.each(['getaddrinfo ENOTFOUND api.cloudflare.com', 'TypeError: fetch failed'])(
  'where the host is out of reach (%s) trying again is offered',
  async (output) => {
    const error = await failure(cloudflare(tool(1, output).run).deploy('out'));
    expect(error).toEqual(
      new Error(
        'Cloudflare was not reached, or the connection was cut. Nothing has changed there; run it again.',
      ),
    );
  },
);

test('a tool that cannot be started is said', async () => {
  const error = await failure(netlify(tool(null, 'spawn npx failed').run).deploy('out'));
  expect((error as Error).message).toContain('Its tool said: spawn npx failed');
});
