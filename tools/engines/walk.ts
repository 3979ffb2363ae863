import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { fixture } from '@/e2e/servers';
import { serveFolders } from '@/scripts/build/serve-folders';
import type { Engine, Installation } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export { expect };

export const engines: readonly Installation[] = [firefox, webkit];

const keys = { Escape: '\uE00C', Enter: '\uE007', Shift: '\uE008' } as const;

/** A part of the page: a selector, and how its name or its text begins. */
type Part = readonly [selector: string, text?: string];

/**
 * The walk's only wait. No engine reports changes by WebDriver, so it is asked every 100 ms; the limit is
 * that of `expect` in engines.config.ts.
 */
const until = <Value>(ask: () => Promise<Value>, message: string) =>
  expect.poll(ask, { message, intervals: [100] });

/** The walk's hands and eyes in one engine, on the shop of the tests served at `origin`. */
export class Walk {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Opens a path of the shop. */
  open = (to: string) => this.#engine.open(this.#origin + to);

  back = () => this.run(() => history.back());

  /** What a function gives in the page; it takes values of JSON. */
  run<Value, Args extends unknown[]>(
    what: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    return this.#engine.run(`(${what})(...${JSON.stringify(args)})`) as Promise<Awaited<Value>>;
  }

  /** Taps a part once it is there, rests and nothing covers it. */
  async tap(...part: Part) {
    let place = null as { x: number; y: number } | null;
    const rests = async () => {
      const before = place;
      place = await this.run(findPlace, ...part);
      return place !== null && place.x === before?.x && place.y === before.y;
    };
    await until(rests, `${part} can be tapped`).toBe(true);
    if (place) await this.#engine.tap(place);
  }

  press = (key: keyof typeof keys) => this.type(keys[key]);

  type = (text: string) => this.#engine.type(text);

  /** Waits until a part is shown. */
  async see(...part: Part) {
    await until(() => this.run(isShown, ...part), `${part} is shown`).toBe(true);
  }

  /** Waits until a part is not shown. */
  async seeNo(...part: Part) {
    await until(() => this.run(isShown, ...part), `${part} is not shown`).toBe(false);
  }

  /** Waits until the address, without its origin, is this. */
  async at(address: string) {
    const now = () => this.run(() => location.pathname + location.search);
    await until(now, 'the address').toBe(address);
  }

  /** The errors that no program caught, of all pages so far. */
  errors = () =>
    this.run((): string[] => JSON.parse(sessionStorage.getItem('uncaught') ?? '[]') as string[]);
}

/** Whether a part is shown. Runs in the page. */
function isShown(selector: string, text = ''): boolean {
  const line = (value: string) => value.replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(selector)].some((part) => {
    const own = line(part.textContent);
    const name = line(part.getAttribute('aria-label') ?? own);
    return (
      part.getClientRects().length > 0 &&
      getComputedStyle(part).visibility === 'visible' &&
      (name.startsWith(text) || own.startsWith(text))
    );
  });
}

/** The middle of the first part that is shown and not covered; null for none. Runs in the page. */
function findPlace(selector: string, text = ''): { x: number; y: number } | null {
  const line = (value: string) => value.replace(/\s+/g, ' ').trim();
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    const name = line(part.getAttribute('aria-label') ?? part.textContent);
    if (part.getClientRects().length === 0 || !name.startsWith(text)) continue;
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = part.getBoundingClientRect();
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    if (part.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  return null;
}

/** The first program of each page: it keeps the errors that nothing catches, for as long as the tab. */
const recorder = `<script>{
  const keep = (text) => {
    const all = JSON.parse(sessionStorage.getItem('uncaught') ?? '[]');
    sessionStorage.setItem('uncaught', JSON.stringify([...all, location.pathname + ': ' + text]));
  };
  addEventListener('error', (event) => keep(event.message));
  addEventListener('unhandledrejection', (event) => keep(event.reason));
}</script>`;

/** Writes the pages of the shop with the recorder before anything else; returns their folder. */
function recordingPages(): string {
  const folder = '.test/engines';
  for (const file of readdirSync(fixture.folder, { recursive: true }).map(String)) {
    if (!file.endsWith('.html')) continue;
    const page = readFileSync(path.join(fixture.folder, file), 'utf8');
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      page.replace('<head>', () => `<head>${recorder}`),
    );
  }
  return folder;
}

interface Shop {
  /** Delays every file of an extension from now on, until the returned function is called. */
  hold(extension: '.js' | '.css'): () => void;
  /** Takes the server away. */
  stop(): void;
}

/** A test in one engine, on a new origin, where nothing is stored. It fails on an uncaught error. */
export const test = base.extend<
  { shop: Shop & { url: string }; walk: Walk },
  { engine: Engine; pages: string }
>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      await use(recordingPages());
    },
    { scope: 'worker' },
  ],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { project }) => {
      const engine = await engines.find(({ name }) => name === project.name)?.start();
      if (!engine) throw new Error(`There is no engine ${project.name}.`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shop: async ({ pages }, use) => {
    const held = new Map<string, Promise<void>>();
    const host = await serveFolders([pages, fixture.folder], {
      caches: false,
      until: (pathname) => held.get(path.extname(pathname)),
    });
    await use({
      url: host.url,
      stop: host.close,
      hold(extension) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        held.set(extension, released);
        return release;
      },
    });
    host.close();
  },
  walk: async ({ engine, shop }, use) => {
    const walk = new Walk(engine, shop.url);
    await use(walk);
    expect(await walk.errors(), 'uncaught errors').toEqual([]);
    // The next test starts without a page of this one.
    await engine.open('about:blank');
  },
});
