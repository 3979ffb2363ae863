import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { PageHeading } from '@/components/page/page-heading';
import { StructuredData } from '@/components/seo/structured-data';
import { ContactBanner } from '@/components/shop/contact-banner';
import { AllSizeGuides } from '@/components/size-guide/all-size-guides';
import { sizeGuides } from '@/data/size-guide';
import { hasSizeGuide, pageText } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';
import { sizeGuideBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata(pagePaths.sizeGuide, 'website');
  return hasSizeGuide ? metadata : { ...metadata, robots: { index: false } };
}

export default function SizeGuidePage() {
  return (
    <>
      <PageHeading
        steps={sizeGuideBreadcrumb}
        title={pageText('sizeGuide', 'heading')}
        lead={pageText('sizeGuide', 'lead')}
      />
      {hasSizeGuide && <AllSizeGuides guides={sizeGuides} />}
      <ContactBanner sizeGuideHere />
      <StructuredData things={[breadcrumbData(sizeGuideBreadcrumb)]} />
    </>
  );
}
