import { codeHostOf } from './code-host';

test.each([
  ['https://github.com/wanja/shop.git'],
  ['git@github.com:wanja/shop.git'],
  ['https://x-token@github.com/wanja/shop'],
  ['wanja/shop'],
])('%s is a repository on GitHub, where the owner signs in with a token', (remote) => {
  expect(codeHostOf({}, remote).backend).toEqual({
    name: 'github',
    repo: 'wanja/shop',
    branch: 'main',
    auth_methods: ['token'],
  });
});

test('on GitLab the owner signs in with her account, where the application has an id', () => {
  const remote = 'git@gitlab.com:wanja/shops/thika.git';
  expect(() => codeHostOf({}, remote)).toThrow('DESK_APP_ID must be there');
  const { backend, connects } = codeHostOf({ DESK_APP_ID: 'abc' }, remote);
  expect(backend).toMatchObject({ name: 'gitlab', repo: 'wanja/shops/thika', app_id: 'abc' });
  expect(connects).toEqual(['https://gitlab.com']);
});

test('the setting comes before the workflow, and that before the folder', () => {
  const env = { GITHUB_REPOSITORY: 'wanja/built' };
  expect(codeHostOf(env, 'wanja/here').backend.repo).toBe('wanja/built');
  expect(codeHostOf({ ...env, DESK_REPOSITORY: 'wanja/said' }, '').backend.repo).toBe('wanja/said');
});

test('an address that names no repository is refused with an example', () => {
  expect(() => codeHostOf({ DESK_REPOSITORY: 'shop' }, '')).toThrow(
    'must be the address of a repository, such as https://github.com/your-name/your-shop: "shop"',
  );
});
