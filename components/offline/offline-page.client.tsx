'use client';

import { useEffect, useState } from 'react';
import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { navLinks } from '@/components/ui/nav-links';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { Picture } from '@/components/ui/picture';
import { thumbPlace } from '@/components/ui/picture-places';
import { shop } from '@/data/shop';
import { openCart } from '@/lib/cart/open-cart.client';
import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { callLink } from '@/lib/links/chat-and-call';
import { pageHref } from '@/lib/links/site-path';
import { type KeptPage, listKeptPages } from '@/lib/offline/kept-pages.client';
import { offlineWords } from '@/words/offline';
import css from './offline-page.module.css';

/**
 * The content without a network, in place of a page that was never opened: the opened pages, the
 * cart, the phone and the chat. Once the network is back, the requested page opens. `chat` is the
 * link to the chat.
 */
export function OfflinePage({ chat }: { chat: string }) {
  const { text, again, kept, cart, order, call, chat: ask } = offlineWords;
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const products = useCatalogueFile()?.products ?? [];
  useEffect(() => {
    void listKeptPages().then(setPages);
    window.addEventListener('online', openAgain);
    return () => window.removeEventListener('online', openAgain);
  }, []);
  return (
    <div className={css.page}>
      <div className={css.column}>
        <p className={css.text}>{text}</p>
        <div className={css.buttons} data-needs-script="">
          <button
            type="button"
            className={buttonClass('main')}
            onClick={() => window.location.reload()}
          >
            {again}
          </button>
          <button type="button" className={buttonClass('plain')} onClick={openCart}>
            {cart}
          </button>
        </div>
      </div>
      {pages?.[0] && (
        <section className={css.kept} aria-labelledby="kept">
          <h2 id="kept">{kept}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
          <ul className={css.pages} role="list">
            {pages.map((page) => (
              <Row
                key={page.path}
                page={page}
                product={products.find(({ path }) => pageHref(path) === page.path)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className={css.order}>
        <p>{order}</p>
        <div className={css.buttons}>
          <a className={buttonClass('plain')} href={callLink}>
            <PhoneIcon />
            <span>{fillText(call, { phone: localPhone(shop.phone) })}</span>
          </a>
          <a className={buttonClass('plain')} href={chat}>
            <Icon name="chat" />
            {ask}
          </a>
        </div>
      </div>
    </div>
  );
}

/** A page, of a product with its picture and price. */
function Row({ page, product }: { page: KeptPage; product: ListedProduct | undefined }) {
  return (
    <li>
      <a className={css.link} href={page.path}>
        {product && (
          <span className={css.picture}>
            <Picture picture={product.picture} alt="" place={thumbPlace} />
          </span>
        )}
        <span>
          {navNames.get(page.path) ?? page.name}
          {product && <span className={css.price}>{shownKes(product.priceKes)}</span>}
        </span>
      </a>
    </li>
  );
}

/** The headings of these pages say something else than their names in the bar. */
const navNames = new Map<string, string>(navLinks.map(({ href, name }) => [pageHref(href), name]));

/**
 * Opens the page again, once the shop answers: a browser may say that it is online before it is, and a link that
 * was tapped meanwhile has led away by then. A dialog that is open, such as the cart, is not closed for that.
 */
async function openAgain(): Promise<void> {
  const isBack = await fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isBack && !document.querySelector('dialog[open]')) window.location.reload();
}
