import type { MarkedText } from '@/lib/format/owners-text';
import { pageWords } from '@/words/page';
import css from './breadcrumb.module.css';
import { OwnersText } from './owners-text';
import { SiteLink } from './site-link';

interface Step extends MarkedText {
  path: `/${string}`;
}

/** The pages above this one as links, and this page itself last, without a link. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const here = steps.length - 1;
  return (
    <nav className={css.breadcrumb} aria-label={pageWords.breadcrumb.name} data-no-print="">
      <ol className={css.steps}>
        {steps.map((step, at) =>
          at === here ? (
            <OwnersText
              as="li"
              of={step}
              key={step.path}
              className={css.here}
              aria-current="page"
            />
          ) : (
            <OwnersText as="li" of={step} key={step.path} className={css.step}>
              <SiteLink className={css.link} href={step.path}>
                {step.text}
              </SiteLink>
            </OwnersText>
          ),
        )}
      </ol>
    </nav>
  );
}
