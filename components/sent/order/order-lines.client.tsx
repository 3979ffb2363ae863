'use client';

import clsx from 'clsx';
import { LinePicture } from '@/components/goods/line-picture.client';
import { LineNotes, reasonOf } from '@/components/goods/line-price.client';
import { LineTitle } from '@/components/goods/line-title.client';
import type { LineToday } from '@/lib/cart/cart-today';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import type { LinkContent } from '@/lib/order/order-link-format';
import { orderPageWords } from '@/words/order-page';
import css from './order-lines.module.css';

/**
 * The lines of a link at its prices, each with what is different today. `isShops` on the shop's own phone, whose
 * packing list has the pictures.
 */
export function OrderLines({
  content,
  lines,
  isShops,
}: {
  content: LinkContent;
  /** An entry for each line of the link. */
  lines: readonly LineToday[];
  isShops: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul className={css.lines} role="list" aria-label={orderPageWords.lines}>
      {content.lines.map(({ size, quantity, priceKes }, at) => {
        const line = lines[at];
        if (!line) return null;
        return (
          <li
            key={line.lineId}
            className={clsx(css.line, isShops && css.shops, line.unavailable && css.unavailable)}
          >
            <LinePicture key={line.image} src={line.image} />
            <div className={css.facts}>
              <p className={css.title}>
                <LineTitle line={line} />
              </p>
              <p className={css.size}>{fillText(orderPageWords.lineSize, { size })}</p>
              <p className={css.count}>
                {fillText(orderPageWords.lineCount, { count: quantity, price: shownKes(priceKes) })}
              </p>
            </div>
            <p className={css.sum}>{shownKes(priceKes * quantity)}</p>
            <div className={css.notes}>
              {line.unavailable && <p className={css.reason}>{reasonOf(line)}</p>}
              <LineNotes line={line} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
