import { runProgram } from './cli/run-program';
import { Left } from './cli/stop';
import { commands } from './commands';

afterEach(() => {
  jest.restoreAllMocks();
  // Each run waits for Ctrl and C.
  process.removeAllListeners('SIGINT');
});

test.each([
  ['check', 'Nothing was changed.'],
  ['build', 'The shop was not built.'],
  ['start', 'The shop was not built.'],
  ['photos', 'No photo was moved.'],
  ['sheet:read shop.csv', 'Nothing was changed.'],
  ['sheet:write shop.csv', 'No sheet was written.'],
  ['new-shop', 'Nothing was changed.'],
  ['posts', 'No posts were made.'],
  ['publish-shop', 'Nothing was published.'],
  ['desk', 'The desk was not built.'],
  ['growth', 'The measuring is not finished.'],
])('Ctrl and C at the beginning of %s says: %s', async (typed, sentence) => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const [name = '', ...rest] = typed.split(' ');
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  const run = () => Promise.reject(new Left());
  expect(await runProgram([name, ...rest], { [name]: { ...command, run } })).toBe(130);
  expect(said).toHaveBeenCalledWith(`\nStopped. ${sentence}`);
});
