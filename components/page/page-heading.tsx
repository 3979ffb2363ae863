import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTop } from '@/components/ui/page-top';
import type { BreadcrumbStep } from '@/lib/seo/breadcrumb';
import css from './page-heading.module.css';

/** The top of a page below another one: breadcrumb, heading, and in a sentence what is on the page. */
export function PageHeading({
  steps,
  title,
  lead,
}: {
  steps: readonly BreadcrumbStep[];
  title: string;
  lead: string | undefined;
}) {
  return (
    <PageTop>
      <Breadcrumb steps={steps} />
      <div className={css.words}>
        <h1>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
    </PageTop>
  );
}
