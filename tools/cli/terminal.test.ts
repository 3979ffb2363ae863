import { terminal } from './terminal';

const select = jest.fn(async ({ options }) => options[1].value);
jest.mock('@clack/prompts', () => ({
  isCancel: () => false,
  select: (question: Parameters<typeof select>[0]) => select(question),
}));

test('a choice among several says how one is chosen', async () => {
  expect(await terminal.choose('Where to?', { zip: 'a zip', folder: 'a folder' })).toBe('folder');
  expect(select.mock.calls[0]?.[0].message).toBe('Where to? (arrow keys, then Enter)');
});
