import type { TitledText } from '@/data/schema/about';
import { langOf } from '@/lib/format/owners-text';
import css from './titled-texts.module.css';

/** Short points side by side, each under its own small heading. `ofOwner`: they are records of data/. */
export function TitledTexts({
  items,
  ofOwner = false,
}: {
  items: readonly TitledText[];
  ofOwner?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul role="list" className={css.items}>
      {items.map((item) => (
        <li key={item.title} className={css.item}>
          <h3 {...(ofOwner && langOf(item, 'title'))}>{item.title}</h3>
          <p {...(ofOwner && langOf(item, 'text'))}>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
