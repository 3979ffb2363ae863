import { OwnersText } from '@/components/ui/owners-text';
import type { SizeGuide } from '@/data/schema/size-guide';
import { guideRows } from '@/lib/catalogue/size-guide';
import { fillText } from '@/lib/format/fill-text';
import { ownersText } from '@/lib/format/owners-text';
import { sizeGuideWords } from '@/words/size-guide';
import css from './size-guide-table.module.css';

/** A guide's sizes and figures; `inStock` are the sizes to mark. It scrolls by itself where it is too wide. */
export function SizeGuideTable({
  guide,
  inStock = [],
}: {
  guide: SizeGuide;
  inStock?: readonly string[];
}) {
  const { title, columns } = guide;
  return (
    <section
      className={css.scroll}
      aria-label={fillText(sizeGuideWords.sizesOf, { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have the keyboard's focus
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <OwnersText as="th" of={ownersText(guide, 'sizeTitle')} scope="col" />
            {Object.entries(columns).map(([name, column]) => (
              <OwnersText as="th" of={ownersText(column, 'title')} key={name} scope="col">
                {column.holds === 'cm'
                  ? fillText(sizeGuideWords.inCm, { title: column.title })
                  : column.title}
              </OwnersText>
            ))}
          </tr>
        </thead>
        <tbody>
          {guideRows(guide).map(({ size, cells }) => {
            const marked = inStock.includes(size);
            return (
              <tr key={size}>
                <th scope="row">
                  {size}
                  {marked && (
                    <span role="img" aria-label={sizeGuideWords.inStock} className={css.mark} />
                  )}
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {inStock.length > 0 && (
        <p className={css.legend}>
          <span className={css.mark} /> {sizeGuideWords.marked}
        </p>
      )}
    </section>
  );
}
