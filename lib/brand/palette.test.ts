import { readFileSync } from 'node:fs';
import { palette } from './palette';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
const long = (colour: string) =>
  colour.length === 4 ? colour.replace(/[0-9a-f]/g, (digit) => digit + digit) : colour;

test.each(Object.entries(palette))(
  '%s has the same colour here and in tokens.css',
  (name, colour) => {
    const [, token = ''] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens) ?? [];
    expect(long(token)).toBe(colour);
  },
);
