/** @jest-environment jsdom */
import { laterRules } from './later-rules';

const unused = new Set(['x']);
const page = (style: string) =>
  `<head><style>${style}</style></head><body><p class="a b" data-of="shoes">Shoes</p></body>`;

test.each([
  ['.a{color:red}', '.c{color:red}'],
  ['.a,.c{color:red}', '.c,.e .a{color:red}'],
  ['.a:not(.c){color:red}', '.c:not(.a:is(.b)){color:red}'],
  ['p{margin:.5em}', '.a.c{margin:.5em}'],
  ['[data-x=".c"],.b{margin:0}', '.c:after{content:"}"}'],
  ['.a[data-of=shoes],[data-at]{margin:0}', '.a[data-of="hats"],[data-x=y] .b{margin:0}'],
  [':not([data-of=hats]){margin:0}', '.a:not([data-of=hats])[data-of=hats]{margin:0}'],
  ['@media print{.a{color:red}.c{color:red}}', '@media print{.c{color:red}.c p{color:red}}'],
  ['@keyframes c{to{opacity:0}}', '@supports not selector(:popover-open){.c{display:none}}'],
])('the rule %s stays in the page’s style, and %s is put back by the script', (kept, later) => {
  const { first, program } = laterRules(page(kept + later), unused);
  expect(first).toBe(page(kept));
  expect(program).toContain(JSON.stringify([[1, later]]));
});

test('each rule is put back in its own place', () => {
  const rules = [
    '.c{top:0}',
    '.a{top:1px}',
    '.d{top:2px}',
    '.e{top:3px}',
    '.b{top:4px}',
    '.f{top:5px}',
  ];
  const { first, program } = laterRules(page(rules.join('')), unused);
  document.head.innerHTML = first.replace('<style>', '<style class="other"></style><style>');
  new Function(program)();
  const { cssRules } = document.styleSheets[1] ?? {};
  expect([...(cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText)).toEqual(
    rules.map((rule) => rule.slice(0, 2)),
  );
});

test('a rule for a class that neither the page nor a script has is left out', () => {
  const { whole, first, program } = laterRules(
    page('.x{top:0}.a{top:1px}.c .x{top:2px}.c{top:3px}'),
    unused,
  );
  expect(whole).toBe(page('.a{top:1px}.c{top:3px}'));
  expect(first).toBe(page('.a{top:1px}'));
  expect(program).toContain('([[1,".c{top:3px}"]])');
});

test('a rule that the browser does not know leaves the others their places', () => {
  const sheet = { cssRules: ['.a'], insertRule: jest.fn() };
  sheet.insertRule.mockImplementation((rule: string, at: number) => {
    if (rule.startsWith('.c:new')) throw new SyntaxError();
    sheet.cssRules.splice(at, 0, rule);
  });
  const { program } = laterRules(page('.c{top:0}.c:new{top:1px}.a{top:2px}.e{top:3px}'), unused);
  new Function('document', program)({ querySelector: () => ({ sheet }) });
  expect(sheet.cssRules).toEqual(['.c{top:0}', '.a', '.e{top:3px}']);
});

test.each([
  ['a page without a style', '<body></body>', /no <style>/],
  ['a block that does not end', page('.a{color:red'), /unknown form: \.a\{color:red/],
  ['a statement outside a block', page('.a{}@layer a;'), /unknown form: @layer a;/],
])('%s is reported', (_, html, message) => {
  expect(() => laterRules(html, unused)).toThrow(message);
});
