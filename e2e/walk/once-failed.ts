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
];
