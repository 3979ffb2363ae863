import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { PageHeading } from '@/components/page/page-heading';
import { StructuredData } from '@/components/seo/structured-data';
import { ContactBanner } from '@/components/shop/contact-banner';
import { AllSizeGuides } from '@/components/size-guide/all-size-guides';
import { hasSizeGuide, pageLangs, pages } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';
import { sizeGuideBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata(pagePaths.sizeGuide, 'website');
  return hasSizeGuide ? metadata : { ...metadata, robots: { index: false } };
}

export default function SizeGuidePage() {
  const { heading, lead } = pages.sizeGuide;
  return (
    <>
      <PageHeading
        steps={sizeGuideBreadcrumb}
        title={heading}
        lead={lead}
        langs={pageLangs('sizeGuide')}
      />
      {hasSizeGuide && <AllSizeGuides />}
      <ContactBanner sizeGuideHere />
      <StructuredData things={[breadcrumbData(sizeGuideBreadcrumb)]} />
    </>
  );
}
