'use client';

import { OwnersText } from '@/components/ui/owners-text';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import type { LineToday } from '@/lib/cart/cart-today';
import { linePath } from '@/lib/cart/line-path';
import { shownTitle } from '@/lib/cart/shown-title';
import css from './line-picture.module.css';

/**
 * The title of a line, which leads to the product where the shop has it. The picture beside it is a part of
 * the link: the row is positioned and sets `--picture`, the picture's width.
 */
export function LineTitle({ line }: { line: LineToday }) {
  const path = line.unavailable === 'gone' ? undefined : linePath(line);
  const title = shownTitle(line);
  const text = <WholeWords text={title.text} />;
  if (!path) return <OwnersText of={title}>{text}</OwnersText>;
  return (
    <OwnersText as={SiteLink} of={title} className={css.link} href={path}>
      {text}
    </OwnersText>
  );
}
