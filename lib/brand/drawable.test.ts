import { drawable, fontRuns } from './drawable';

test.each([
  ['Café Crème', 'Café Crème'],
  ['Mũgĩthi Boots', 'Mũgĩthi Boots'],
  ['🔥 Hot 👟 Shoes 🇰🇪', 'Hot Shoes'],
  ['Tiếng', 'Tieng'],
  ['Cafe\u0301', 'Café'],
  ['Ĉapelo', 'Capelo'],
  ['KSh 1,995 × 2 – “new” −30%', 'KSh 1,995 × 2 – “new” −30%'],
  ['鞋', ''],
])('the text %s is drawn as %s', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test('letters that the main file of the font lacks are a separate piece', () => {
  expect(fontRuns('Mũgĩthi')).toEqual([
    { part: 'main', text: 'M' },
    { part: 'extended', text: 'ũ' },
    { part: 'main', text: 'g' },
    { part: 'extended', text: 'ĩ' },
    { part: 'main', text: 'thi' },
  ]);
});
