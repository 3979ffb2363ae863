import type { Page } from '@playwright/test';

/**
 * Records from now on what a screen reader announces by itself: new text in a live region that was in
 * the page before, is switched on, and is not behind a modal dialog. Returns a function that reads the
 * announcements so far.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const regions = 'output, [role=status], [role=alert], [aria-live]';
    const textOf = (node: Node) => {
      const copy = document.createElement('div');
      copy.append(node.cloneNode(true));
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const currentTexts = () =>
      new Map([...document.querySelectorAll(regions)].map((region) => [region, textOf(region)]));
    const isLive = (region: Element) => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return (
        region.getAttribute('aria-live') !== 'off' &&
        region.checkVisibility({ visibilityProperty: true }) &&
        (!modal || modal.contains(region))
      );
    };
    const announced: string[] = [];
    let before = currentTexts();
    new MutationObserver((changes) => {
      const now = currentTexts();
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (!region || !before.has(region) || !isLive(region)) continue;
        if (region.getAttribute('aria-atomic') === 'false')
          announced.push(...[...addedNodes].map(textOf).filter(Boolean));
        else changed.add(region);
      }
      for (const region of changed) {
        const text = now.get(region);
        if (text && text !== before.get(region)) announced.push(text);
      }
      before = now;
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { announced });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}
