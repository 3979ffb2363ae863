'use client';

import { useState } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { useBrowserValue } from '@/components/page/use-browser-value.client';
import { Icon } from '@/components/ui/icon';
import { shop } from '@/data/shop';
import { chromeIntent, inAppBrowser, isAndroid } from '@/lib/browser/in-app-browser';
import type { CartLine } from '@/lib/cart/cart-lines';
import { fillText } from '@/lib/format/fill-text';
import { pagePaths } from '@/lib/links/page-paths';
import { pageHref } from '@/lib/links/site-path';
import { cartCode, linkTo } from '@/lib/order/order-link-facts';
import { copyText } from '@/lib/share/clipboard.client';
import { canShare, share } from '@/lib/share/share.client';
import { cartWords } from '@/words/cart';
import css from './send-cart.module.css';

/**
 * Shares the cart as a link. In an app's built-in browser it also offers to open the cart in Chrome
 * or Safari. The cart stays. Shows nothing if no link can carry the cart.
 */
export function SendCart({ lines }: { lines: readonly CartLine[] }) {
  const sheet = useBrowserValue(canShare, true);
  const [refused, setRefused] = useState(false);
  const notify = useNotifications();
  const link = linkTo(window.location.origin + pageHref(pagePaths.order), cartCode(lines));
  if (link === undefined) return null;
  const report = (isCopied: boolean, copied: string) => {
    setRefused(!isCopied);
    if (isCopied) notify('success', copied);
    else notify('info', cartWords.linkByHand);
  };
  const send = async () => {
    const title = fillText(cartWords.sendTitle, { shop: shop.name });
    const text = fillText(cartWords.sendText, { shop: shop.name });
    const outcome = await share({ title, text, url: link });
    if (outcome === 'copied' || outcome === 'failed')
      report(outcome === 'copied', cartWords.linkCopied);
  };
  const copy = async () => report(await copyText(link), cartWords.linkCopiedForSafari);
  return (
    <>
      <button type="button" className={css.button} onClick={send}>
        <Icon name={sheet ? 'share' : 'copy'} />
        {cartWords.send}
      </button>
      {refused && (
        <textarea
          ref={scrollToWhole}
          className={css.link}
          aria-label={cartWords.link}
          readOnly
          value={link}
          rows={3}
        />
      )}
      <LeaveApp link={link} onCopy={copy} />
    </>
  );
}

function scrollToWhole(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** A line for a shopper in an app's own browser, which no link or tab of the phone's browser shares. */
function LeaveApp({ link, onCopy }: { link: string; onCopy: () => void }) {
  const { userAgent } = navigator;
  const app = inAppBrowser(userAgent);
  if (!app) return null;
  const inApp = fillText(cartWords.inApp, { app });
  return isAndroid(userAgent) ? (
    <p className={css.app}>
      {inApp}{' '}
      <a className={css.leave} href={chromeIntent(link)}>
        {cartWords.openInChrome}
      </a>
    </p>
  ) : (
    <p className={css.app}>
      {inApp} {cartWords.pasteInSafari}{' '}
      <button type="button" className={css.copy} onClick={onCopy}>
        {cartWords.copyLink}
      </button>
    </p>
  );
}
