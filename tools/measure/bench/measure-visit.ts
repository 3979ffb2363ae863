import type { Browser, CDPSession, Page } from '@playwright/test';

/** The slow network of Lighthouse's mobile run: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
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

/** One visit. Times in ms from its start, layout shift as browsers score it, bytes as transferred. */
export interface MeasuredVisit {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Blocking time: what long tasks after the first paint take beyond 50 ms each. */
  blocking: number;
  /** Requests before the first touch, and their bytes by type. */
  requests: number;
  bytes: Readonly<Record<string, number>>;
  /** The same after it. */
  requestsAfter: number;
  bytesAfter: Readonly<Record<string, number>>;
}

interface Load {
  requests: number;
  bytes: Record<string, number>;
}

/** Measures a visit with an empty cache: until the network is quiet, then from a touch until it is again. */
export async function measureVisit(browser: Browser, url: string): Promise<MeasuredVisit> {
  const { page, session } = await openPhone(browser);
  const load = countLoad(session);
  await page.goto(url, { waitUntil: 'load' });
  await networkQuiet(page);
  const before = load.take();
  const metrics = await page.evaluate(() => window.benchMetrics());
  await page.touchscreen.tap(4, 400);
  await networkQuiet(page);
  const after = load.take();
  const { shift } = await page.evaluate(() => window.benchMetrics());
  await page.context().close();
  return {
    firstPaint: metrics.first,
    largestPaint: metrics.largest,
    layoutShift: shift,
    blocking: metrics.blocking,
    requests: before.requests,
    bytes: before.bytes,
    requestsAfter: after.requests,
    bytesAfter: after.bytes,
  };
}

/**
 * The ms from a tap on Add to Cart until the notice is painted, on a product page with a size chosen.
 * 'early' taps as the page's first touch with data saved, so the script starts to load at the tap;
 * 'late' taps when the network is quiet.
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
    .getByRole('radio')
    .first()
    .evaluate((radio: HTMLElement) => radio.click());
  const [x, y] = await add.evaluate((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  if (when === 'late') await networkQuiet(page);
  // A locator's tap first checks in the page that it hits, which takes 10 ms at 4× CPU.
  await page.touchscreen.tap(x, y);
  const ms = await page.evaluate(() => window.benchTapToNotice);
  await page.context().close();
  return ms;
}

async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // tsx wraps the functions that run in the page in a call of __name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observe);
  await page.addInitScript(timeTap);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session };
}

/** Resolves once no file has loaded for 1.5 s and the browser is idle. */
async function networkQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = performance.getEntriesByType('resource').length;
        let since = performance.now();
        const check = () => {
          const now = performance.getEntriesByType('resource').length;
          if (now !== last) since = performance.now();
          last = now;
          if (performance.now() - since > 1500) requestIdleCallback(() => resolve());
          else setTimeout(check, 100);
        };
        check();
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
    benchMetrics: () => { first: number; largest: number; shift: number; blocking: number };
    benchTapToNotice: Promise<number>;
  }
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
  });
}

/** Runs in the page before its own scripts and collects the metrics. */
function observe(): void {
  const metrics = { first: 0, largest: 0, shift: 0, blocking: 0 };
  const onEntry = (type: string, listener: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(listener)).observe({
      type,
      buffered: true,
    });
  onEntry('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.first = startTime;
  });
  onEntry('largest-contentful-paint', ({ startTime }) => {
    metrics.largest = startTime;
  });
  onEntry('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) metrics.shift += value;
  });
  onEntry('longtask', ({ startTime, duration }) => {
    if (startTime >= metrics.first) metrics.blocking += Math.max(0, duration - 50);
  });
  window.benchMetrics = () => ({ ...metrics });
}

/** Runs in the page before its own scripts and times a tap until its notice is painted. */
function timeTap(): void {
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
