import { stockOf } from '@/lib/catalogue/stock';
import type { State, Stock } from './stock-value';

/** How many are left, size by size. Empty: not counted; 0: sold out. */
export function CountLeft({
  sizes,
  stock,
  onCount,
}: {
  sizes: readonly string[];
  stock: Stock;
  onCount: (size: string, state: State) => void;
}) {
  const { soldOutSizes = [], sizesLeft = {} } = stockOf(stock, sizes);
  return (
    <>
      <p className="stock-help">
        Type it where few are left: the shop says so. 0 is sold out. Empty: not counted.
      </p>
      <ul className="stock-counts">
        {sizes.map((size) => {
          const count = soldOutSizes.includes(size) ? 0 : sizesLeft[size];
          return (
            <li key={size}>
              <label>
                <span>{size}</span>
                <input
                  type="text"
                  inputMode="numeric"
                  value={count ?? ''}
                  onChange={({ target }) => onCount(size, stateOf(target.value))}
                />
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The typed text for a size: its digits alone count. */
function stateOf(typed: string): State {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits === '' ? 'in' : Number(digits);
}
