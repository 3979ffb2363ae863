import type { Step } from './walk';

/** The shortest steps of walks that failed, and what was wrong then. `npm run walk` prints such steps. */
export const onceFailed: readonly { what: string; steps: readonly Step[] }[] = [
  {
    what: 'a line of another tab was lost with local storage',
    steps: [
      ['addEarly', 762],
      ['addInOtherTab', 364, 'by key'],
      ['dropLocalStorage', 317],
    ],
  },
  {
    what: 'a line that both storages refused was lost once session storage had room for a letter',
    steps: [
      ['chooseSize', 49],
      ['addToCart', 164],
      ['fillStorage', 950],
      ['chooseSize', 62],
      ['addToCart', 164],
      ['reload', 677],
      ['fillStorage', 950],
      ['reload', 677],
    ],
  },
];
