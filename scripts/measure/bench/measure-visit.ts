import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone on a slow network, as Lighthouse's mobile run has it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Times in ms from the start of the visit, the shift as browsers count it, bytes as they travelled. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  requests: number;
  bytes: Readonly<Record<string, number>>;
  requestsAfter: number;
  bytesAfter: Readonly<Record<string, number>>;
}

interface Load {
  requests: number;
  bytes: Record<string, number>;
}

/** One visit with an empty cache: until it is quiet by itself, then a touch, until it is again. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const { page, session } = await openPhone(browser);
  const load = countLoad(session);
  await page.goto(url, { waitUntil: 'load' });
  await quiet(page);
  const before = load.take();
  const told = await page.evaluate(() => window.benchTold());
  await page.touchscreen.tap(4, 400);
  await quiet(page);
  const after = load.take();
  const { shift } = await page.evaluate(() => window.benchTold());
  await page.context().close();
  return {
    firstPaint: told.first,
    largestPaint: told.largest,
    layoutShift: shift,
    blocking: told.blocking,
    requests: before.requests,
    bytes: before.bytes,
    requestsAfter: after.requests,
    bytesAfter: after.bytes,
  };
}

/**
 * The ms from a tap on Add to Cart until the notice is painted, on a product's page with a size
 * chosen: 'early' as the page's first touch, when the script has yet to come (she saves data, so it waits
 * for a touch); 'late' when the page is quiet.
 */
export async function measureTap(
  browser: Browser,
  url: string,
  when: 'early' | 'late',
): Promise<number> {
  const { page } = await openPhone(browser);
  if (when === 'early') await page.addInitScript(saveData);
  await page.goto(url, { waitUntil: 'load' });
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.waitFor();
  await page
    .locator('input[data-size]')
    .first()
    .evaluate((radio: HTMLElement) => radio.click());
  const [x, y] = await add.evaluate((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  if (when === 'late') await quiet(page);
  // A locator's tap looks in the page whether it hits: 10 ms at 4× CPU that no finger takes.
  await page.touchscreen.tap(x, y);
  const ms = await page.evaluate(() => window.benchTapToNotice);
  await page.context().close();
  return ms;
}

async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // What tsx wraps round the functions that it hands to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session };
}

/** Nothing under way for a second and a half, and the browser idle. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = performance.getEntriesByType('resource').length;
        let since = performance.now();
        const look = () => {
          const now = performance.getEntriesByType('resource').length;
          if (now !== last) since = performance.now();
          last = now;
          if (performance.now() - since > 1500) requestIdleCallback(() => resolve());
          else setTimeout(look, 100);
        };
        look();
      }),
  );
}

function countLoad(session: CDPSession): { take: () => Load } {
  const kinds = new Map<string, string>();
  let load: Load = { requests: 0, bytes: {} };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type ?? 'Other');
    load.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    load.bytes[kind] = (load.bytes[kind] ?? 0) + encodedDataLength;
  });
  return {
    take: () => {
      const taken = load;
      load = { requests: 0, bytes: {} };
      return taken;
    },
  };
}

declare global {
  interface Window {
    benchTold: () => { first: number; largest: number; shift: number; blocking: number };
    benchTapToNotice: Promise<number>;
  }
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
  });
}

/** Runs in the page before anything else. */
function watch(): void {
  const told = { first: 0, largest: 0, shift: 0, blocking: 0 };
  const see = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  see('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') told.first = startTime;
  });
  see('largest-contentful-paint', ({ startTime }) => {
    told.largest = startTime;
  });
  see('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) told.shift += value;
  });
  see('longtask', ({ startTime, duration }) => {
    if (startTime >= told.first) told.blocking += Math.max(0, duration - 50);
  });
  window.benchTold = () => ({ ...told });
  window.benchTapToNotice = new Promise((resolve) => {
    let tapped = 0;
    addEventListener(
      'click',
      ({ timeStamp, isTrusted }) => {
        if (isTrusted && tapped === 0) tapped = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      const notices = [...document.querySelectorAll('[role=status]')];
      if (tapped && notices.some((one) => one.textContent?.includes('Item added to cart')))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)));
    }).observe(document, { childList: true, subtree: true });
  });
}
