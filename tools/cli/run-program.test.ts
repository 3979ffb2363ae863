import { type Command, runProgram } from './run-program';
import { Left, Misuse, noteDone, Stop } from './stop';

let done: string[];
let printed: { log: string; error: string };

beforeEach(() => {
  done = [];
  printed = { log: '', error: '' };
  for (const kind of ['log', 'error'] as const) {
    jest.spyOn(console, kind).mockImplementation((...[text]: unknown[]) => {
      printed[kind] += `${text}\n`;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

/** The status of a command that does this. */
const statusOf = (work: () => Promise<number | undefined>, ...typed: string[]) =>
  runProgram(['publish', ...typed], {
    publish: {
      meta: { name: 'publish', description: 'Publishes the shop.' },
      args: { dry: { type: 'boolean', description: 'sends nothing' } },
      failure: { what: 'The publish stopped' },
      untilDone: 'Nothing was published.',
      run: work,
    } as Command,
  });
const works = (status?: number) => async () => {
  done.push('published');
  return status;
};
const fails = (error: unknown) => async () => {
  throw error;
};

test('a command ends with 0, or with what it says', async () => {
  expect(await statusOf(works())).toBe(0);
  expect(await statusOf(works(1), '--dry')).toBe(1);
  expect(done).toHaveLength(2);
});

test.each(['--help', '-h'])('%s prints the help and does nothing', async (help) => {
  expect(await statusOf(works(1), '--dry', help)).toBe(0);
  expect(done).toEqual([]);
  expect(printed.log).toContain('sends nothing');
  expect(printed.error).toBe('');
});

test('what is typed wrong ends with 2 and the help, and does nothing', async () => {
  expect(await statusOf(works(), '--dryy')).toBe(2);
  expect(await statusOf(fails(new Misuse('It is not clear what 3 means.')))).toBe(2);
  expect(done).toEqual([]);
  expect(printed.error).toMatch(/^There is no option --dryy; did you mean --dry\?\n\nPublishes/);
  expect(printed.error).toMatch(/\nIt is not clear what 3 means\.\n\nPublishes/);
});

test('the help has no colours where it is no terminal that shows it', async () => {
  await statusOf(works(), '--help');
  expect(printed.log).not.toContain('\u001b');
});

test('what is refused ends with 1 and its sentence', async () => {
  expect(await statusOf(fails(new Stop('The host is full.')))).toBe(1);
  expect(printed.error).toBe('The host is full.\n');
});

test('an error that nobody foresaw is a sentence, and a stack only with DEBUG', async () => {
  expect(await statusOf(fails(new TypeError('x is not a function')))).toBe(1);
  expect(printed.error).toMatch(/^The publish stopped for a reason .* Nothing was published\. /);
  expect(printed.error).not.toContain('TypeError');
  process.env.DEBUG = '1';
  await statusOf(fails(new TypeError('x is not a function')));
  delete process.env.DEBUG;
  expect(printed.error).toContain('TypeError');
});

test('a question that is left says what was not done, and ends with 130', async () => {
  expect(await statusOf(fails(new Left()))).toBe(130);
  expect(printed.error).toBe('\nStopped. Nothing was published.\n');
});

test('Ctrl and C says what was done up to then, and ends with 130', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const once = jest.spyOn(process, 'once');
  await statusOf(async () => {
    noteDone('The shop is published.');
    for (const [signal, listener] of once.mock.calls) if (signal === 'SIGINT') listener();
    return 0;
  });
  expect(printed.error).toBe('\nStopped. The shop is published.\n');
  expect(exit).toHaveBeenCalledWith(130);
});
