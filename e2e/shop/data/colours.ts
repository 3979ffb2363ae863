import type { Colours } from '@/data/types';

/** Blue and white: a colour of data/ that is left anywhere is seen at once. */
export const colours: Colours = {
  brand: '#9cd3ff',
  brandDeep: '#6fbcf7',
  action: '#0b4f9e',
  actionDeep: '#08305f',
  accent: '#a1165c',
  ink: '#10182a',
  inkSoft: '#46506a',
  paper: '#fbfdff',
  paperDeep: '#e6eff8',
  white: '#ffffff',
  line: '#cfdcea',
  edge: '#6d7f99',
  tintPicture: '#d3e0ee',
  tintGood: '#cfe3ff',
  tintNote: '#dde6ff',
  tintWarm: '#e6d9ee',
  tintCool: '#cfe6ea',
};
