import { takeInOnline } from './take-in-online';

// Nothing listens at port 1, and nothing is asked of another host.
const nowhere = 'http://127.0.0.1:1/shop.csv';

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  said.mockRestore();
  process.exitCode = undefined;
});

test.each([
  ['goes on', undefined, undefined, 'The shop is built from the catalogue it has.'],
  ['goes on', 'continue', undefined, 'The shop is built from the catalogue it has.'],
  ['stops', 'stop', 1, 'The build stops.'],
  ['stops', 'maybe', 1, 'CATALOGUE_SHEET_ON_ERROR must be continue or stop.'],
])(
  'the build %s where the sheet fails and the setting is %j',
  async (_what, setting, code, sentence) => {
    await takeInOnline(nowhere, setting);
    expect(process.exitCode).toBe(code);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(sentence));
  },
);
