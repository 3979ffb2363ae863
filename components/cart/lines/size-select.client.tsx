'use client';

import type { LineToday } from '@/lib/cart/cart-today';
import { shownTitle } from '@/lib/cart/shown-title';
import { isAvailable } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { cartWords } from '@/words/cart';
import css from './size-select.module.css';

/**
 * A select for the size of a line. The browser's select is invisible above its text, so that it is
 * as wide as the chosen size and not as the longest size. Without other sizes the size is plain
 * text.
 */
export function SizeSelect({
  line,
  onChange,
}: {
  line: LineToday;
  onChange: (size: string) => void;
}) {
  const { size, sizes = [] } = line;
  const text = fillText(cartWords.size, { size });
  if (sizes.every((one) => one === size)) return <p className={css.text}>{text}</p>;
  const isGone = (one: string) => !isAvailable({ ...line, sizes }, one);
  const offered = sizes.includes(size) ? sizes : [size, ...sizes];
  return (
    <div className={css.size}>
      <select
        aria-label={fillText(cartWords.sizeOf, { product: shownTitle(line).text })}
        value={size}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {offered.map((one) => (
          <option key={one} value={one} disabled={isGone(one)}>
            {isGone(one) ? fillText(cartWords.soldOutSize, { size: one }) : one}
          </option>
        ))}
      </select>
      <span className={css.box} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
