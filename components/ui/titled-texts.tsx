import type { TitledText } from '@/data/schema/about';
import css from './titled-texts.module.css';

/** Short points side by side, each under its own small heading. */
export function TitledTexts({ items }: { items: readonly TitledText[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul role="list" className={css.items}>
      {items.map(({ title, text }) => (
        <li key={title} className={css.item}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
