import { deskBackend } from './desk-backend';

test.each([
  ['https://github.com/wanja/shop.git'],
  ['git@github.com:wanja/shop.git'],
  ['https://x-token@github.com/wanja/shop'],
  ['ssh://git@github.com:22/wanja/shop.git'],
  ['https://www.github.com/wanja/shop'],
])('%s is a repository on GitHub, where the owner signs in with a token', (remote) => {
  expect(deskBackend({}, remote)).toEqual({
    name: 'github',
    repo: 'wanja/shop',
    branch: 'main',
    auth_methods: ['token'],
  });
});

test('the setting comes before the workflow, and that before the folder', () => {
  const env = { GITHUB_REPOSITORY: 'wanja/built' };
  expect(deskBackend(env, 'wanja/here').repo).toBe('wanja/built');
  expect(deskBackend({ ...env, DESK_REPOSITORY: 'wanja/said' }, '').repo).toBe('wanja/said');
});

test.each(['shop', 'https://gitlab.com/wanja/shop', 'https://github.com/wanja/shop/tree/main'])(
  'the setting %s, which names no repository on GitHub, is refused with an example',
  (address) => {
    expect(() => deskBackend({ DESK_REPOSITORY: address }, '')).toThrow(
      `must be the address of a repository on GitHub, such as https://github.com/your-name/your-shop: "${address}"`,
    );
  },
);

test.each([
  'git@gitlab.com:wanja/shop.git',
  '/srv/git/shop.git',
  'C:\\shop',
  'file:///srv/shop',
  '../origin.git',
  '',
])('without a repository on GitHub (%j) a folder of this computer can be edited', (remote) => {
  expect(deskBackend({}, remote)).toMatchObject({
    name: 'github',
    repo: 'your-name/your-shop',
  });
});
