import { goodsColumns, sizeColumns, tileColumns, tilePlace } from './tile-columns';

test.each([
  [1, 3, 3],
  [2, 3, 3],
  [3, 3, 3],
  [4, 4, 4],
  [5, 5, 5],
  [6, 3, 6],
  [7, 4, 4],
  [8, 4, 4],
  [9, 3, 5],
  [10, 5, 5],
  [11, 4, 4],
])(
  '%i tiles are in %i columns on a screen of 768 px and in %i on a wide one',
  (count, medium, wide) => {
    expect(tileColumns(count)).toEqual({ medium, wide });
  },
);

test('a tile’s picture is as wide as its column', () => {
  expect(tilePlace({ medium: 4, wide: 4 }).sizes).toContain('(min-width: 1320px) 286px');
  expect(tilePlace({ medium: 3, wide: 6 }).sizes).toBe(
    '(min-width: 1414px) 13.1vw, (min-width: 1320px) 183px, (min-width: 1024px) 13.3vw, (min-width: 768px) 28.9vw, 38vw',
  );
  expect(tilePlace({ medium: 5, wide: 5 }).sizes).toBe(
    '(min-width: 1414px) 16.0vw, (min-width: 1320px) 224px, (min-width: 768px) 16.4vw, 38vw',
  );
});

test.each([false, true])(
  'up to 14 sizes leave none alone in the last row, wide ones: %s',
  (areWide) => {
    for (let count = 2; count <= 14; count += 1) {
      const columns = sizeColumns(count, areWide);
      expect(count <= columns || count % columns !== 1).toBe(true);
    }
  },
);

test.each([
  [1, 4, 4, 5],
  [2, 4, 4, 5],
  [3, 3, 3, 3],
  [4, 4, 4, 4],
  [5, 3, 5, 5],
  [6, 3, 3, 6],
  [7, 4, 4, 4],
  [8, 4, 4, 4],
  [9, 3, 3, 5],
  [10, 4, 5, 5],
  [26, 4, 4, 6],
])('%i cards are in %i, %i or %i columns', (count, medium, wide, veryWide) => {
  expect(goodsColumns(count)).toEqual({ medium, wide, veryWide });
});

test('on a wide screen up to 60 cards leave none alone in the last row', () => {
  for (let count = 2; count <= 60; count += 1) {
    const { wide, veryWide } = goodsColumns(count);
    expect(count % wide).not.toBe(1);
    expect(count % veryWide).not.toBe(1);
  }
});
