/** @jest-environment jsdom */
import { savesData } from './saves-data.client';

const phone = navigator as { connection?: unknown };

afterEach(() => {
  delete phone.connection;
});

test.each([
  ['asks the browser to save data', { saveData: true, effectiveType: '4g' }, true],
  ['is on 2G', { saveData: false, effectiveType: '2g' }, true],
  ['is on slow 2G', { effectiveType: 'slow-2g' }, true],
  ['is on 4G', { saveData: false, effectiveType: '4g' }, false],
  ['has a browser without this information', undefined, false],
])('whether a shopper saves data who %s', (_, connection, saves) => {
  phone.connection = connection;
  expect(savesData()).toBe(saves);
});
