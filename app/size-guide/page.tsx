import { pageMetadata } from '@/app/page-metadata';
import { PageHeading } from '@/components/sections/page/page-heading';
import { StructuredData } from '@/components/sections/seo/structured-data';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { AllSizeGuides } from '@/components/sections/size-guide/all-size-guides';
import { sizeGuideBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { pagePaths } from '@/lib/site/page-paths';
import { pages } from '@/lib/site/texts';

export const generateMetadata = () => pageMetadata(pagePaths.sizeGuide, 'website');

export default function SizeGuidePage() {
  const { heading, lead } = pages.sizeGuide;
  return (
    <>
      <PageHeading steps={sizeGuideBreadcrumb} title={heading} lead={lead} />
      <AllSizeGuides />
      <ContactBanner sizeGuideHere />
      <StructuredData things={[breadcrumbData(sizeGuideBreadcrumb)]} />
    </>
  );
}
