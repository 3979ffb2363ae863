import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTop } from '@/components/ui/page-top';
import type { BreadcrumbStep } from '@/lib/seo/breadcrumb';
import css from './page-heading.module.css';

/** The top of a page below another one: breadcrumb, heading, and in a sentence what is on the page. */
export function PageHeading({
  steps,
  title,
  lead,
  langs = {},
}: {
  steps: readonly BreadcrumbStep[];
  title: string;
  lead: string | undefined;
  /** The language of what is not in the page's. */
  langs?: { title?: { lang?: 'en' }; lead?: { lang?: 'en' } };
}) {
  return (
    <PageTop>
      <Breadcrumb steps={steps} />
      <div className={css.words}>
        <h1 {...langs.title}>{title}</h1>
        {lead && (
          <p className={css.lead} {...langs.lead}>
            {lead}
          </p>
        )}
      </div>
    </PageTop>
  );
}
