import { expect, type Locator, type Page } from '@playwright/test';
import { allFound } from '@/e2e/all-found';
import { axeFindings } from '@/e2e/axe';
import { coveredControls } from '@/e2e/covered-controls';
import { cutOffParts } from '@/e2e/cut-off';
import { addStyle } from '@/e2e/fixtures';
import { changeLetters } from '@/e2e/letters';
import { linesOf } from '@/e2e/lines-of';
import { parsePage } from '@/lib/export/page-tree.build';
import { englishLeft, textsOf } from '@/scripts/check/crawl/english-left';
import type { Visit } from './visit';

/*
 * The probes of every page. A probe reads the open page and reports its findings, each with the
 * names of the page and the probe, and leaves the page unchanged.
 */

/** A visited page with the box over it, if any, and what must be in one line. */
export interface Visited extends Visit {
  box?: Locator;
  inOneLine?: Locator;
}

type Probe = (visited: Visited) => Promise<void>;

const soft = expect.configure({ soft: true });

/** Reports what `read` finds, unless it finds nothing within 10 s: a browser lays out a moment later. */
async function reportNone(what: string, read: () => Promise<readonly unknown[]>) {
  await soft.poll(read, { message: what, timeout: 10_000, intervals: [50, 100, 200] }).toEqual([]);
}

async function setText(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Runs `look` on each screen, and gives the page its first size and letters back. */
async function onScreens(
  page: Page,
  screens: readonly Screen[],
  look: (what: string) => Promise<void>,
) {
  const first = page.viewportSize();
  for (const [width, height, text = '100%'] of screens) {
    // The text first: a phone that was too narrow for a larger one stays zoomed out under a dialog.
    await setText(page, text);
    await page.setViewportSize({ width, height });
    await look(`at ${width} × ${height} px with text of ${text}`);
  }
  await setText(page, '');
  if (first) await page.setViewportSize(first);
}

/** The parts that are cut off, and how far the page is wider than the screen. */
async function cutOff({ page, box }: Visited): Promise<readonly unknown[]> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  const parts = await (box ?? page.locator('body')).evaluate(cutOffParts);
  return [...(beyond > 0 ? [`the page is ${beyond} px too wide`] : []), ...parts];
}

/** Width, height and text. A phone of 360 px that is enlarged to 200 % has 180 px. */
type Screen = readonly [width: number, height: number, text?: string];

/** The screens by what is visited; Kiswahili has the same layout, of longer words. */
const screens: Readonly<Record<'phone' | 'phone in Kiswahili' | 'wide', readonly Screen[]>> = {
  phone: [
    [180, 360],
    [270, 540],
    [360, 740],
    [320, 640, '200%'],
  ],
  'phone in Kiswahili': [
    [180, 360],
    [320, 640, '200%'],
  ],
  wide: [
    [768, 800],
    [1024, 800],
    [1280, 860, '200%'],
  ],
};
/** A phone of 360 × 740 px enlarged to 200 %, and a small one that is held sideways. */
const lowScreens = [
  [180, 370],
  [640, 320],
] as const;

const cut: Probe = async (visited) => {
  const { page, isPhone, language } = visited;
  const narrow = language === 'Kiswahili' ? 'phone in Kiswahili' : 'phone';
  await reportNone('nothing is cut off as the page opens', () => cutOff(visited));
  // The wider letters need the most room.
  await changeLetters(page, 'wide');
  await onScreens(page, screens[isPhone ? narrow : 'wide'], (where) =>
    reportNone(`nothing is cut off ${where}, in wide letters`, () => cutOff(visited)),
  );
};

const lines: Probe = async ({ inOneLine }) => {
  if (!inOneLine) return;
  await expect(inOneLine.first()).toBeVisible();
  for (const part of await allFound(inOneLine)) {
    const text = await part.textContent();
    await soft.poll(() => part.evaluate(linesOf), `${text} is in one line`).toBe(1);
  }
};

/** The text spacing that a page must bear: WCAG 2.2, 1.4.12. */
const spacing: Probe = async (visited) => {
  await addStyle(
    visited.page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  );
  await reportNone('with WCAG text spacing nothing is cut off', () => cutOff(visited));
  await visited.page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
};

/** Elements below a box are visited separately. */
const axe: Probe = async ({ page, box }) => {
  await box?.evaluate((element) => element.setAttribute('data-probed', ''));
  await reportNone('axe finds nothing', () => axeFindings(page, box ? '[data-probed]' : 'html'));
};

/** What a reader sees of sums that a line could part, and of joiners that a copied text would carry unseen. */
const sums: Probe = ({ page }) =>
  reportNone(
    'no line ends between a currency and its number, and no word has an unseen joiner',
    () =>
      page.evaluate(() => {
        // biome-ignore lint/performance/useDomNodeTextContent: as it is shown, without scripts
        const text = document.body.innerText;
        return text.match(/.*(?:KSh \d|\d USD|\u2060).*/g) ?? [];
      }),
  );

const language: Probe = async ({ page, language }) => {
  if (language !== 'Kiswahili') return;
  soft(await page.locator('html').getAttribute('lang')).toBe('sw-KE');
  await reportNone('nothing is said in English that Kiswahili says otherwise', async () =>
    englishLeft(textsOf(parsePage(await page.content()))),
  );
};

const targets: Probe = ({ page }) =>
  reportNone(
    'every control is at least 44 px high and wide, or 32 px in the footer beside a mouse, except links in a sentence',
    () =>
      page.evaluate(
        (inFooter) =>
          [...document.querySelectorAll('button, a[href], label:has(input[type=radio]), summary')]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            // A link in a sentence is exempt, and the map of another site; a card's link is as large as the card.
            .filter((control) => !control.closest('p, [data-testid=map]'))
            .filter((control) => getComputedStyle(control, '::after').position !== 'absolute')
            .map((control) => ({
              name: control.getAttribute('aria-label') ?? control.textContent ?? '',
              box: control.getBoundingClientRect(),
              least: control.closest('footer') ? inFooter : 44,
            }))
            .filter(({ box, least }) => Math.min(box.width, box.height) < least)
            .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
        // A wide screen has a mouse here.
        (page.viewportSize()?.width ?? 0) < 1024 ? 44 : 32,
      ),
  );

/**
 * Goes down the page in steps of some px, and gives the controls that something floating covers at the middle
 * or in the right third, where a thumb taps, with the scroll at which it does. A card or a picture is looked at
 * once in each. Runs in the page.
 */
export async function coveredByFloating(stepPx: number) {
  const findCovered = (): string[] => {
    const floating = [...document.querySelectorAll<HTMLElement>('button, aside a')].filter(
      (button) =>
        getComputedStyle(button).position === 'fixed' &&
        button.checkVisibility({ visibilityProperty: true }),
    );
    if (floating.length === 0) return [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a, button, label, select, summary, textarea, input)',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !floating.some((one) => one.contains(control)));
    return controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || top + height < 0 || top > innerHeight) return [];
      const small = [0.7, 0.8, 0.9, 0.98].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]));
      const points = [[0.5, 0.5], ...(height < 88 ? small : [[0.83, 0.5]])] as [number, number][];
      const covered = points.some(([x, y]) => {
        const seen = document.elementFromPoint(left + x * width, top + y * height);
        return floating.some((one) => one.contains(seen));
      });
      return covered ? [control.textContent || control.outerHTML] : [];
    });
  };

  const found: { top: number; names: string[] }[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end; top += stepPx) {
    scrollTo({ top, behavior: 'instant' });
    // Floating elements are placed a frame after a scroll.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const names = findCovered();
    if (names.length > 0) found.push({ top, names });
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

const floating: Probe = async ({ page }) => {
  const covered = await page.evaluate(coveredByFloating, 181);
  soft(covered, 'nothing that floats covers a control').toEqual([]);
};

/** Bars leave room for the page, and nothing covers a control of what is over the page. */
const low: Probe = async (visited) => {
  const { page, box } = visited;
  await onScreens(page, lowScreens, async (where) => {
    await reportNone(`nothing is cut off ${where}`, () => cutOff(visited));
    const share = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('header, [data-foot]')].filter((bar) =>
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
      );
      const heights = bars.map((bar) => bar.getBoundingClientRect().height);
      return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
    });
    soft(share, `bars leave a third of the screen ${where}`).toBeLessThan(2 / 3);
    if (box)
      await reportNone(`nothing covers a control that has the focus ${where}`, () =>
        box.evaluate(coveredControls),
      );
  });
};

/** Tab goes through the first controls and back: the bar hides none, and each is on the screen. */
const focus: Probe = async ({ page }) => {
  const hidden: string[] = [];
  for (const [key, times] of [
    ['Tab', 20],
    ['Shift+Tab', 5],
  ] as const) {
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press(key);
      hidden.push(...(await page.evaluate(whatHidesTheFocus)));
    }
  }
  soft(hidden, 'the focused control is never hidden by the bar or off the screen').toEqual([]);
};

/** The focused control where the bar covers it or the screen does not show it. Runs in the page. */
function whatHidesTheFocus(): string[] {
  const focused = document.activeElement;
  const bar = document.querySelector('header');
  if (!focused || focused === document.body || bar?.contains(focused)) return [];
  // A card's link is as large as the card, a size's radio as large as its label.
  const place = focused.closest('li[data-category], label') ?? focused;
  const { top, bottom } = place.getBoundingClientRect();
  const barEnd = bar?.getBoundingClientRect().bottom ?? 0;
  const visible = Math.min(bottom, innerHeight) - Math.max(top, barEnd);
  const cardStartsUnderBar = place.matches('li') && top < barEnd;
  if (visible >= Math.min(24, bottom - top) && !cardStartsUnderBar) return [];
  return [`${focused.textContent} ${top} ${bottom}`];
}

/** A control that has a background keeps an edge where the system gives all the same colours. */
const forcedColours: Probe = async ({ page }) => {
  await page.evaluate(() => {
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? behind(element.parentElement)
        : backgroundColor;
    };
    for (const control of document.querySelectorAll('button, a[href], select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (behind(control) !== behind(control.parentElement)) control.setAttribute('data-faced', '');
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await reportNone('with forced colours every control has a visible edge', () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-faced]')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const style = getComputedStyle(control);
          const hasBorder = style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px';
          const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
          const isUnderlined = style.textDecorationLine.includes('underline');
          const parent = control.parentElement && getComputedStyle(control.parentElement);
          return !(
            hasBorder ||
            hasOutline ||
            isUnderlined ||
            style.backgroundColor !== parent?.backgroundColor
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    ),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-faced]')) one.removeAttribute('data-faced');
  });
};

const print: Probe = async ({ page }) => {
  const first = page.viewportSize();
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await reportNone('nothing floats over the paper', () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        // A sentence for a page that is not ready has its place at the end of each.
        .filter((part) => part.textContent?.trim() && !part.querySelector('#stuck[hidden]'))
        .map((part) => part.outerHTML.slice(0, 120)),
    ),
  );
  await reportNone('nothing is beyond the paper', () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((part) => part.checkVisibility() && !part.closest('.visually-hidden'))
        .filter((part) => part.textContent?.trim())
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 120)),
    ),
  );
  await page.emulateMedia({ media: 'screen' });
  if (first) await page.setViewportSize(first);
};

/** The first screen keeps its place from the first paint until the page is hydrated. */
const shifts: Probe = async ({ page }) => {
  soft(
    await page.evaluate(() => window.recorded?.shifts ?? []),
    'nothing moves while the page hydrates',
  ).toEqual([]);
};

/**
 * No transition, and no animation that a person can see, runs under reduced motion, in which every page is visited. The probes
 * after this one change what a page looks like.
 */
const still: Probe = async ({ page }) => {
  const moved = await page.evaluate(() => window.stopRecording?.());
  soft(moved, 'nothing is animated under reduced motion').toEqual([]);
};

/** In the order in which a page is asked: what changes its layout for good comes last. */
export const probes = {
  shifts,
  axe,
  language,
  sums,
  targets,
  lines,
  still,
  floating,
  focus,
  forcedColours,
  low,
  spacing,
  print,
  cut,
} satisfies Record<string, Probe>;

/** Asked of pages alone: what is open over one, or changed on one, answers as the page does. */
const ofPages: readonly ProbeName[] = ['floating', 'focus', 'print'];
/** Probes whose answer may differ in Kiswahili. */
const ofWords: readonly ProbeName[] = ['language', 'sums', 'lines', 'cut'];
/** Probes whose answer may differ on a wide screen. */
const ofWidePages: readonly ProbeName[] = [
  'shifts',
  'axe',
  'targets',
  'still',
  'floating',
  'focus',
  'forcedColours',
  'cut',
];
const ofWideStates: readonly ProbeName[] = ['axe', 'targets', 'cut'];

/** The names of the probes of a visit, in their order: of a page in English on a phone all. */
export function probesOf({
  isPage,
  language,
  isPhone,
}: Pick<Visit, 'language' | 'isPhone'> & { isPage: boolean }): readonly ProbeName[] {
  const all = Object.keys(probes) as ProbeName[];
  if (language === 'Kiswahili') return all.filter((name) => ofWords.includes(name));
  if (isPhone) return all.filter((name) => isPage || !ofPages.includes(name));
  const wide = isPage ? ofWidePages : ofWideStates;
  return all.filter((name) => wide.includes(name));
}

export type ProbeName = keyof typeof probes;

declare global {
  interface Window {
    stopRecording?: () => readonly string[];
    recorded?: {
      shifts: unknown[];
      /** A visitor's action may move the page from now on. */
      isHydrated: boolean;
    };
  }
}

/** Records layout shifts up to hydration, transitions and visible animations, from the first paint on. Runs in the page. */
export function record(): void {
  const shifts: unknown[] = [];
  const moved: string[] = [];
  window.recorded = { shifts, isHydrated: false };
  new PerformanceObserver((list) => {
    if (window.recorded?.isHydrated) return;
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: readonly { node?: Node }[];
      };
      // The letters of the tests come a frame after the first paint, on a busy machine: lines move by a pixel.
      if (value < 0.01) continue;
      shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const note = (event: AnimationEvent | TransitionEvent) => {
    for (const animation of (event.target as Element).getAnimations()) {
      // A control that blocks a second click (lib/browser/presses.client) animates nothing visible.
      if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) continue;
      const durationMs = Number(animation.effect?.getComputedTiming().activeDuration);
      // A transition that nobody sees costs the browser as much as any.
      if (animation instanceof CSSTransition || durationMs > 10)
        moved.push(`${event.type} ${(event.target as Element).className}`);
    }
  };
  const events = ['animationstart', 'transitionrun'] as const;
  for (const event of events) addEventListener(event, note, true);
  window.stopRecording = () => {
    for (const event of events) removeEventListener(event, note, true);
    return moved;
  };
}

/** Waits for the paint of what is pending, and records no later layout shifts. Runs in the page. */
export async function stopRecordingShifts(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  // The observer reports a frame after it is painted.
  await new Promise((resolve) => setTimeout(resolve));
  if (window.recorded) window.recorded.isHydrated = true;
}
