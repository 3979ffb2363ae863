'use client';

import { SiteLink } from '@/components/ui/site-link';
import type { LineToday } from '@/lib/cart/cart-today';
import { linePath } from '@/lib/cart/line-path';
import { shownTitle, titleLang } from '@/lib/cart/shown-title';
import css from './line-picture.module.css';

/**
 * The title of a line, which leads to the product where the shop has it. The picture beside it is a part of
 * the link: the row is positioned and sets `--picture`, the picture's width.
 */
export function LineTitle({ line }: { line: LineToday }) {
  const path = line.unavailable === 'gone' ? undefined : linePath(line);
  const title = shownTitle(line);
  const { lang } = titleLang(line);
  if (!path) return lang ? <span lang={lang}>{title}</span> : title;
  return (
    <SiteLink className={css.link} href={path} lang={lang}>
      {title}
    </SiteLink>
  );
}
