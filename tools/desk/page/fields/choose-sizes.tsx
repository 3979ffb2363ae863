import { useState } from 'react';
import type { SizeSets } from '@/data/schema/catalogue-lists';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { ONLY_SIZE } from '@/tools/owner/sheet/sizes-cell';
import {
  isOnlySize,
  openedSizes,
  type Stock,
  sizesIn,
  typedSizes,
  withSizes,
  withTyped,
} from './stock-value';

interface ChooseSizesProps {
  /** The id of the field, for the ids inside. */
  id: string;
  stock: Stock;
  sets: SizeSets;
  onChange: (stock: Stock) => void;
}

/**
 * The sizes of a product: those of a size set, or its own. Open at first for a product without
 * sizes.
 */
export function ChooseSizes({ id, stock, sets, onChange }: ChooseSizesProps) {
  const [isNew] = useState(stock.sizes === undefined);
  const [isTyped, setIsTyped] = useState(false);
  const isOnly = isOnlySize(stock.sizes) && !isTyped;
  const isOwn = Array.isArray(stock.sizes) && !isOnly;
  const choose = (sizes: string | string[], typed = false) => {
    setIsTyped(typed);
    onChange(withSizes(stock, sizes, sets));
  };
  return (
    <details open={isNew}>
      <summary>Change the sizes</summary>
      <fieldset className="stock-sets">
        <legend>Its sizes are</legend>
        {Object.entries(sets).map(([name, sizes]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-set`}
              checked={stock.sizes === name}
              onChange={() => choose(name)}
            />
            <span>
              {name} <small>{sizesText(sizes)}</small>
            </span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={`${id}-set`}
            checked={isOnly}
            onChange={() => choose([ONLY_SIZE])}
          />
          <span>{ONLY_SIZE}</span>
        </label>
        <label>
          <input
            type="radio"
            name={`${id}-set`}
            checked={isOwn}
            onChange={() => choose([...sizesIn(stock, sets)], true)}
          />
          <span>its own</span>
        </label>
      </fieldset>
      {isOwn && <OwnSizes id={id} stock={stock} sets={sets} onChange={onChange} />}
    </details>
  );
}

function OwnSizes({ id, stock, sets, onChange }: ChooseSizesProps) {
  // While it is typed, the text stays as it is typed.
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const sizes = sizesIn(stock, sets);
  return (
    <>
      <label className="stock-typed">
        Sizes, with a space between
        <input
          type="text"
          autoComplete="off"
          aria-describedby={`${id}-example`}
          value={typed ?? typedSizes(stock, sets)}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpened(openedSizes(target.value, stock, sets));
            onChange(withTyped(stock, target.value, sets));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      <p id={`${id}-example`} className="stock-help">
        For example: 38 39 (sold out) 40 (2 left)
      </p>
      <div role="status">
        {opened.map((note) => (
          <p key={note} className="stock-help">
            {note}.
          </p>
        ))}
      </div>
      <ul className="stock-row" aria-label="Its sizes">
        {sizes.map((size) => (
          <li key={size}>
            <button
              type="button"
              aria-label={`Take out ${size}`}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget.parentElement);
                const others = sizes.filter((one) => one !== size);
                onChange(withSizes(stock, others, sets));
              }}
            >
              {size} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Keeps the keyboard's place in a list whose item goes. */
function focusNeighbour(item: HTMLElement | null) {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}
