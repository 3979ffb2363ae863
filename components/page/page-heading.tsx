import clsx from 'clsx/lite';
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
  short = false,
}: {
  steps: readonly BreadcrumbStep[];
  title: MarkedText;
  lead: MarkedText | undefined;
  /** Whether a phone leaves out the breadcrumb, as its first screen is for what is below. */
  short?: boolean;
}) {
  return (
    <PageTop>
      <div className={short ? css.wide : undefined}>
        <Breadcrumb steps={steps} />
      </div>
      <div className={clsx(css.words, short && css.short)}>
        <OwnersText as="h1" of={title} />
        {lead && <OwnersText as="p" of={lead} className={css.lead} />}
      </div>
    </PageTop>
  );
}
