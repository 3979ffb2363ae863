import type { MarkedText } from '@/lib/format/owners-text';
import { OwnersText } from './owners-text';
import css from './titled-texts.module.css';

/** Short points side by side, each under its own small heading. */
export function TitledTexts({ items }: { items: readonly Record<'title' | 'text', MarkedText>[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul role="list" className={css.items}>
      {items.map(({ title, text }) => (
        <li key={title.text} className={css.item}>
          <OwnersText as="h3" of={title} />
          <OwnersText as="p" of={text} />
        </li>
      ))}
    </ul>
  );
}
