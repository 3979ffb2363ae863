import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import css from './page-title.module.css';
import { PageTop } from './page-top';

/**
 * A page's heading in the page's top block, and what belongs beneath it. `small` where that says more than
 * the heading does.
 */
export function PageTitle({
  title,
  lang = {},
  small = false,
  children,
}: {
  title: string;
  /** Its language, where that is not the page's. */
  lang?: { lang?: 'en' };
  small?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <PageTop>
      <div className={css.words}>
        <h1 className={clsx(css.title, small && css.small)} {...lang}>
          {title}
        </h1>
        {children}
      </div>
    </PageTop>
  );
}
