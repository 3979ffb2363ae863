import { Breadcrumb } from '@/components/ui/breadcrumb';
import { OwnersText } from '@/components/ui/owners-text';
import { PageTop } from '@/components/ui/page-top';
import type { MarkedText } from '@/lib/format/owners-text';
import type { BreadcrumbStep } from '@/lib/seo/breadcrumb';
import css from './page-heading.module.css';

/** The top of a page below another one: breadcrumb, heading, and in a sentence what is on the page. */
export function PageHeading({
  steps,
  title,
  lead,
}: {
  steps: readonly BreadcrumbStep[];
  title: MarkedText;
  lead: MarkedText | undefined;
}) {
  return (
    <PageTop>
      <Breadcrumb steps={steps} />
      <div className={css.words}>
        <OwnersText as="h1" of={title} />
        {lead && <OwnersText as="p" of={lead} className={css.lead} />}
      </div>
    </PageTop>
  );
}
