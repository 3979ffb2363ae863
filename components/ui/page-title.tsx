import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import type { MarkedText } from '@/lib/format/owners-text';
import { OwnersText } from './owners-text';
import css from './page-title.module.css';
import { PageTop } from './page-top';

/**
 * A page's heading in the page's top block, and what belongs beneath it. `small` where that says more than
 * the heading does; `besideSearch` where a wide screen has a search field at its right.
 */
export function PageTitle({
  title,
  small = false,
  besideSearch = false,
  children,
}: {
  title: MarkedText;
  small?: boolean | undefined;
  besideSearch?: boolean;
  children?: ReactNode;
}) {
  return (
    <PageTop>
      <div className={clsx(css.words, small && css.besideTitle)}>
        <OwnersText
          as="h1"
          of={title}
          className={clsx(css.title, small && css.small, besideSearch && css.besideSearch)}
        />
        {children}
      </div>
    </PageTop>
  );
}
