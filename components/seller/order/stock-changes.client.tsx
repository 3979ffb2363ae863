'use client';

import { useStore } from 'zustand';
import { CopyButton } from '@/components/goods/copy-button.client';
import textLink from '@/components/ui/text-link.module.css';
import type { LineToday } from '@/lib/cart/cart-today';
import { shownTitle } from '@/lib/cart/shown-title';
import { fillText } from '@/lib/format/fill-text';
import { shopPhoneStore } from '@/lib/seller/shop-phone.client';
import { stockAddress, stockModule } from '@/lib/seller/stock-place';
import { sellerWords } from '@/words/seller';
import css from './stock-changes.module.css';

/**
 * The changes of the shop's stock by an order, or by its cancellation: a row for each line, with
 * the place where the stock is changed.
 */
export function StockChanges({
  lines,
  isBack,
}: {
  lines: readonly LineToday[];
  /** Whether the order was cancelled after it had taken something. */
  isBack: boolean;
}) {
  const stockAt = useStore(shopPhoneStore, ({ list }) => list[0]?.stockAt ?? '');
  return (
    <details className={css.stock}>
      <summary className={css.summary}>
        {isBack ? sellerWords.stockBack : sellerWords.stock}
      </summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list">
        {lines.map((line) => (
          <StockRow key={line.lineId} line={line} isBack={isBack} stockAt={stockAt} />
        ))}
      </ul>
    </details>
  );
}

function StockRow({
  line,
  isBack,
  stockAt,
}: {
  line: LineToday;
  isBack: boolean;
  stockAt: string;
}) {
  const { id = '', size, quantity, categoryKey = '' } = line;
  const product = shownTitle(line).text;
  const change = fillText(isBack ? sellerWords.stockRowBack : sellerWords.stockRow, {
    product,
    size,
    count: quantity,
  });
  const file = stockModule(id);
  const address = stockAddress(stockAt, { id, category: categoryKey });
  return (
    <li className={css.row}>
      <p className={css.text}>
        {change} <span className={css.file}>{fillText(sellerWords.stockWhere, { file })}</span>
      </p>
      {address && (
        <a
          className={textLink.strong}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={fillText(sellerWords.changeStockOf, { product, size })}
        >
          {sellerWords.changeStock}
        </a>
      )}
      <CopyButton what={change} text={`${change}; ${file}`} />
    </li>
  );
}
