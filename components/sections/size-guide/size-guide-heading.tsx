import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTop } from '@/components/ui/page-top';
import { pages } from '@/data/pages';
import { sizeGuideBreadcrumb } from '@/lib/seo/breadcrumb';
import { words } from '@/lib/words/words';
import css from './size-guide-heading.module.css';

/** The top of the page of all size guides. */
export function SizeGuideHeading() {
  const { heading, lead } = pages.sizeGuide;
  return (
    <PageTop>
      <Breadcrumb name={words.breadcrumb.name} steps={sizeGuideBreadcrumb} />
      <div className={css.words}>
        <h1>{heading}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
    </PageTop>
  );
}
