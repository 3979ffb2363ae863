import { type CodeHostError, codeHost, signedInToken } from './github-host';

const access = { repository: 'duka/shop', branch: 'main', token: 'sample' };

/** A code host that answers one after another; what it was asked is in `asked`. */
function hostOf(...answers: Response[]) {
  const asked: { address: string; headers: Record<string, string> }[] = [];
  const get = async (address: unknown, init?: RequestInit) => {
    asked.push({ address: String(address), headers: init?.headers as Record<string, string> });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return answer;
  };
  return { asked, host: codeHost(access, get as typeof fetch) };
}

const refused = (status: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers });

test('what is unchanged since the last answer is asked for by its tag and not sent again', async () => {
  const { asked, host } = hostOf(
    new Response('one', { headers: { etag: '"1"' } }),
    new Response(null, { status: 304 }),
  );
  expect(await host.text('status.json', 'published')).toBe('one');
  expect(await host.text('status.json', 'published')).toBe('one');
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
});

test('a file’s name goes into its address whole', async () => {
  const { asked, host } = hostOf(new Response('one'));
  await host.text('data/photos/men shoes/a#1.ts', 'main');
  expect(asked[0]?.address).toBe(
    'https://api.github.com/repos/duka/shop/contents/data/photos/men%20shoes/a%231.ts?ref=main',
  );
});

test('a file that is not there is undefined, and all else that is not there is an error', async () => {
  const { asked, host } = hostOf(refused(404), new Response('{}'), refused(404));
  expect(await host.text('status.json', 'published')).toBeUndefined();
  expect(asked[1]?.address).toBe('https://api.github.com/repos/duka/shop');
  await expect(host.json('commits')).rejects.toMatchObject({ trouble: 'missing' });
});

test('a repository that the token does not reach is an error, and no file that is not there', async () => {
  const { host } = hostOf(refused(404), refused(404));
  await expect(host.text('data/shop.ts', 'main')).rejects.toMatchObject({ trouble: 'missing' });
});

test.each([
  [refused(401), 'token'],
  [refused(403), 'rights'],
  [refused(403, { 'retry-after': '60' }), 'quota'],
  [refused(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795000000' }), 'quota'],
  [refused(429), 'quota'],
  [refused(422), 'moved'],
  [refused(503), 'server'],
])('an answer that refuses is the trouble it is, %#: %s', async (answer, trouble) => {
  const { host } = hostOf(answer);
  await expect(host.json('commits')).rejects.toMatchObject({ trouble });
});

test('no answer is no network, and a quota says when it ends', async () => {
  await expect(hostOf().host.json('commits')).rejects.toMatchObject({ trouble: 'network' });
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795000000' };
  const error = await hostOf(refused(403, headers))
    .host.json('commits')
    .catch((one: CodeHostError) => one);
  expect(error).toMatchObject({ again: new Date(1_795_000_000_000) });
});

test.each(['json', 'text', 'blob', 'send'] as const)(
  'an answer that breaks off on its way is no network: %s',
  async (asked) => {
    const body = new ReadableStream({ start: (sent) => sent.error(new TypeError('broken')) });
    const { host } = hostOf(new Response(body));
    const questions = {
      json: () => host.json('commits'),
      text: () => host.text('status.json', 'published'),
      blob: () => host.blob('posts/boot.jpg', 'published'),
      send: () => host.send('POST', 'git/trees', {}),
    };
    await expect(questions[asked]()).rejects.toMatchObject({ trouble: 'network' });
  },
);

test('only who is signed in at GitHub has a token for it', () => {
  expect(signedInToken(JSON.stringify({ backendName: 'github', token: 'sample' }))).toBe('sample');
  expect(signedInToken(JSON.stringify({ backendName: 'test-repo', token: 'x' }))).toBeUndefined();
  expect(signedInToken('{}')).toBeUndefined();
  expect(signedInToken(null)).toBeUndefined();
});
