/** @jest-environment jsdom */
import { loadFaces } from './display-face.client';
import { onIdle, savesData } from './when-to-load.client';

jest.mock('./when-to-load.client', () => ({
  onIdle: jest.fn((task: () => void) => task()),
  savesData: jest.fn(() => false),
}));

const added: string[] = [];

class FakeFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}

  async load() {
    if (this.source.includes('lost')) throw new Error('not found');
    return this;
  }
}

beforeEach(() => {
  added.length = 0;
  jest.clearAllMocks();
  Object.assign(globalThis, { FontFace: FakeFace });
  Object.assign(document, { fonts: { add: ({ source }: FakeFace) => added.push(source) } });
  setReadyState('complete');
});

function setReadyState(value: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { value, configurable: true });
}

test('the display face is shown once its file is there, and without it nothing is thrown', async () => {
  loadFaces(['/face.woff2']);
  loadFaces(['/lost.woff2']);
  await new Promise(process.nextTick);
  expect(added).toEqual(['url(/face.woff2)']);
});

test('the display face waits for the page to load and the browser to be idle', async () => {
  setReadyState('interactive');
  loadFaces(['/face.woff2']);
  expect(onIdle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('where data is saved the display face is not fetched', () => {
  jest.mocked(savesData).mockReturnValueOnce(true);
  loadFaces(['/face.woff2']);
  expect(onIdle).not.toHaveBeenCalled();
});
