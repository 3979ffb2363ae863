import type { Page } from '@playwright/test';

/**
 * Notes from now on what a screen reader is given to say by itself: what comes into a live region that
 * stood there before, is switched on, and is not behind a modal dialog. What comes back reads it so far.
 */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const regions = 'output, [role=status], [role=alert], [aria-live]';
    const words = (node: Node) => {
      const copy = document.createElement('div');
      copy.append(node.cloneNode(true));
      for (const unsaid of copy.querySelectorAll('[aria-hidden=true]')) unsaid.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const standing = () =>
      new Map([...document.querySelectorAll(regions)].map((region) => [region, words(region)]));
    const isHeard = (region: Element) => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return (
        region.getAttribute('aria-live') !== 'off' &&
        region.checkVisibility({ visibilityProperty: true }) &&
        (!modal || modal.contains(region))
      );
    };
    const said: string[] = [];
    let before = standing();
    new MutationObserver((changes) => {
      const now = standing();
      const whole = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (!region || !before.has(region) || !isHeard(region)) continue;
        if (region.getAttribute('aria-atomic') === 'false')
          said.push(...[...addedNodes].map(words));
        else whole.add(region);
      }
      for (const region of whole) {
        const text = now.get(region);
        if (text && text !== before.get(region)) said.push(text);
      }
      before = now;
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
