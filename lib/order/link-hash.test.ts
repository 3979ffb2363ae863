import { linkCode } from './link-hash';

test.each([
  ['', ''],
  ['#', ''],
  ['#1c.boot_40_rs.1abcdef', '1c.boot_40_rs.1abcdef'],
  ['#1c%2Eboot%5F40%5frs%2E1abcdef', '1c.boot_40_rs.1abcdef'],
  ['#1c.boot_40_rs.1abcdef).', '1c.boot_40_rs.1abcdef'],
  ['#1c.boot_40_rs.1abcdef%20*', '1c.boot_40_rs.1abcdef'],
  ['#1c%252Eboot', '1c%2Eboot'],
  ['#1c.boot%', '1c.boot%'],
  ['#%F0%9F%91%A2', '\u{1f462}'],
])('the part %j of an address has the code %j', (hash, code) => {
  expect(linkCode(hash)).toBe(code);
});
