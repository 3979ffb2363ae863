import type { CustomFieldControlProps } from '@sveltia/cms';
import { useState } from 'react';
import type { SizeSets } from '@/data/schema/catalogue-lists';
import { stockOf } from '@/lib/catalogue/stock';
import { latestOf, useLatest } from '@/tools/desk/page/saving/latest-values';
import { ChooseSizes } from './choose-sizes';
import { CountLeft } from './count-left';
import {
  lostSizes,
  mistakeIn,
  readStock,
  type Stock,
  sizesIn,
  withAll,
  withSizes,
  withState,
} from './stock-value';

/** Whether sizes and stock can be saved, and if not, why. That they are there is the form's to ask. */
export function isValidStock(value: string | undefined): true | { error: { message: string } } {
  const message = value && mistakeIn(readStock(value), setsOf(latestOf('sizeSets')));
  return message ? { error: { message } } : true;
}

/** A product's sizes, each tapped to sold out and back, with how many are left, and which sizes it has. */
export function StockField({ value, onChange, forID }: CustomFieldControlProps) {
  const sets = setsOf(useLatest('sizeSets'));
  // A tap counts at once: the form's value follows a moment later.
  const [given, setGiven] = useState(value);
  const [text, setText] = useState<string | undefined>(value);
  if (given !== value) {
    setGiven(value);
    setText(value);
  }
  const stock = readStock(text);
  const sizes = sizesIn(stock, sets);
  const lost = lostSizes(stock, sizes);
  const change = (next: Stock) => {
    setText(JSON.stringify(next));
    onChange(JSON.stringify(next));
  };
  return (
    <div className="stock-field">
      {/* Above the rest, which grows while sizes are typed. */}
      <ChooseSizes id={forID} stock={stock} sets={sets} onChange={change} />
      {sizes.length > 0 && (
        <>
          <p className="stock-help">Tap a size when it is sold out, and again when it is back.</p>
          <SizeButtons
            labelledBy={`${forID}-label`}
            sizes={sizes}
            stock={stock}
            onTap={(size, state) => change(withState(stock, sizes, size, state))}
          />
          <div className="stock-row">
            <button type="button" onClick={() => change(withAll(stock, sizes, 'out'))}>
              All sold out
            </button>
            <button type="button" onClick={() => change(withAll(stock, sizes, 'in'))}>
              All in stock
            </button>
          </div>
        </>
      )}
      {sizes.length > 0 && lost.length > 0 && (
        <p className="stock-row">
          Not among its sizes: {lost.join(', ')}
          <button type="button" onClick={() => change(withSizes(stock, stock.sizes ?? [], sets))}>
            Take off
          </button>
        </p>
      )}
      {sizes.length > 0 && (
        <details>
          <summary>How many are left</summary>
          <CountLeft
            sizes={sizes}
            stock={stock}
            onCount={(size, state) => change(withState(stock, sizes, size, state))}
          />
        </details>
      )}
    </div>
  );
}

function SizeButtons({
  labelledBy,
  sizes,
  stock,
  onTap,
}: {
  labelledBy: string;
  sizes: readonly string[];
  stock: Stock;
  onTap: (size: string, state: 'out' | 'in') => void;
}) {
  const { soldOutSizes = [], sizesLeft = {} } = stockOf(stock, sizes);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend alone
    <div role="group" aria-labelledby={labelledBy} className="stock-sizes">
      {sizes.map((size) => {
        const isOut = soldOutSizes.includes(size);
        const left = sizesLeft[size];
        return (
          <button
            key={size}
            type="button"
            className="stock-size"
            aria-pressed={isOut}
            onClick={() => onTap(size, isOut ? 'in' : 'out')}
          >
            <strong>{size}</strong>
            <span>
              <span aria-hidden="true">{isOut ? '✕ ' : '✓ '}</span>
              {isOut ? 'Sold out' : left === undefined ? 'In stock' : `${left} left`}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function setsOf(sizeSets: unknown): SizeSets {
  return (sizeSets ?? {}) as SizeSets;
}
