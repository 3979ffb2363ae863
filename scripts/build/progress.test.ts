import { startProgress } from './progress';

let time: number;
let written: string;
const output = (isTTY: boolean) => ({
  isTTY,
  write: (text: string) => {
    written += text;
  },
});
beforeEach(() => {
  time = 0;
  written = '';
});

/** Shows four pictures that take `ms` each. */
function showFour(isTTY: boolean, ms: number) {
  const step = startProgress('Encoding pictures', 4, output(isTTY), () => time);
  for (let at = 0; at < 4; at += 1) {
    time += ms;
    step();
  }
}

test('a terminal has one progress line with the count and the time left', () => {
  showFour(true, 3000);
  expect(written.split('\r\x1b[K').slice(1)).toEqual([
    'Encoding pictures: 0 of 4.',
    'Encoding pictures: 1 of 4, about 9 s left.',
    'Encoding pictures: 2 of 4, about 6 s left.',
    'Encoding pictures: 3 of 4, about 3 s left.',
    'Encoding pictures: 4 of 4, in 12 s.\n',
  ]);
});

test('a log has a progress line every ten seconds', () => {
  showFour(false, 6000);
  expect(written.split('\n')).toEqual([
    'Encoding pictures: 0 of 4.',
    'Encoding pictures: 2 of 4, about 12 s left.',
    'Encoding pictures: 4 of 4, in 24 s.',
    '',
  ]);
});
