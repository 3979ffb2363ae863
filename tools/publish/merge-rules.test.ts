import { mergeRules } from './merge-rules';

const theirs = '# php -- BEGIN cPanel\nAddHandler php81 .php\n# php -- END cPanel\n';
const later = '\n# Redirect of the panel\nRedirect 301 /old /shop/\n';

test('rules of the host stay, before and after the shop’s own', () => {
  const first = mergeRules(theirs, 'ErrorDocument 404 /404.html\n');
  expect(first.startsWith(theirs)).toBe(true);
  expect(first).toContain('\nErrorDocument 404 /404.html\n');
  const second = mergeRules(first + later, 'ErrorDocument 404 /shop/404.html\n');
  expect(second.startsWith(theirs)).toBe(true);
  expect(second.endsWith(later)).toBe(true);
  expect(second).toContain('\nErrorDocument 404 /shop/404.html\n');
  expect(second).not.toContain('404 /404.html');
});

test('the same rules again change nothing', () => {
  for (const there of ['', theirs, theirs + later]) {
    const once = mergeRules(there, 'DirectoryIndex index.html\n');
    expect(mergeRules(once, 'DirectoryIndex index.html\n')).toBe(once);
  }
});

test('where the end of the shop’s rules was cut off, what is before them stays', () => {
  const cut = mergeRules(theirs, 'a\n').slice(0, -12);
  expect(mergeRules(cut, 'b\n')).toBe(mergeRules(theirs, 'b\n'));
});
