import { deskBackend } from './desk-backend';

test.each([
  ['https://github.com/wanja/shop.git'],
  ['git@github.com:wanja/shop.git'],
  ['https://x-token@github.com/wanja/shop'],
  ['ssh://git@github.com:22/wanja/shop.git'],
  ['https://www.github.com/wanja/shop'],
])('%s is a repository on GitHub, where the owner signs in with a token', (remote) => {
  expect(deskBackend({}, remote).backend).toEqual({
    name: 'github',
    repo: 'wanja/shop',
    branch: 'main',
    auth_methods: ['token'],
  });
});

test('on GitLab the owner signs in through an application, whose id must be known', () => {
  const remote = 'git@gitlab.com:wanja/shops/thika.git';
  expect(() => deskBackend({}, remote)).toThrow('DESK_APP_ID must be there');
  const { backend, connects } = deskBackend({ DESK_APP_ID: 'abc' }, remote);
  expect(backend).toMatchObject({ name: 'gitlab', repo: 'wanja/shops/thika', app_id: 'abc' });
  expect(connects).toEqual(['https://gitlab.com']);
});

test('the setting comes before the workflow, and that before the folder', () => {
  const env = { GITHUB_REPOSITORY: 'wanja/built' };
  expect(deskBackend(env, 'wanja/here').backend.repo).toBe('wanja/built');
  expect(deskBackend({ ...env, DESK_REPOSITORY: 'wanja/said' }, '').backend.repo).toBe(
    'wanja/said',
  );
});

test('an address that names no repository is refused with an example', () => {
  expect(() => deskBackend({ DESK_REPOSITORY: 'shop' }, '')).toThrow(
    'must be the address of a repository, such as https://github.com/your-name/your-shop: "shop"',
  );
});

test.each(['/srv/git/shop.git', 'C:\\shop', 'file:///srv/shop', '../origin.git', ''])(
  'without a code host (%j) a folder of this computer can be edited',
  (remote) => {
    expect(deskBackend({}, remote).backend).toMatchObject({
      name: 'github',
      repo: 'your-name/your-shop',
    });
  },
);
