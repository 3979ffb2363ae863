import { pageWords } from '@/words/page';
import css from './breadcrumb.module.css';
import { SiteLink } from './site-link';

interface Step {
  name: string;
  /** The language of its name, where that is not the page's. */
  lang?: 'en' | undefined;
  path: `/${string}`;
}

/** The pages above this one as links, and this page itself last, without a link. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const here = steps.length - 1;
  return (
    <nav className={css.breadcrumb} aria-label={pageWords.breadcrumb.name} data-no-print="">
      <ol className={css.steps}>
        {steps.map(({ name, lang, path }, at) =>
          at === here ? (
            <li key={path} className={css.here} lang={lang} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path} className={css.step} lang={lang}>
              <SiteLink className={css.link} href={path}>
                {name}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
