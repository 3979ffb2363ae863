import type { ReactNode } from 'react';
import css from './page-title.module.css';
import { PageTop } from './page-top';

/** A page's heading in the page's top block, and what belongs beneath it. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <PageTop>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </div>
    </PageTop>
  );
}
