import { pageMetadata } from '@/app/page-metadata';
import { StructuredData } from '@/components/sections/seo/structured-data';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { AllSizeGuides } from '@/components/sections/size-guide/all-size-guides';
import { SizeGuideHeading } from '@/components/sections/size-guide/size-guide-heading';
import { sizeGuideBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { pagePaths } from '@/lib/site/page-paths';

export const generateMetadata = () => pageMetadata(pagePaths.sizeGuide, 'website');

export default function SizeGuidePage() {
  return (
    <>
      <SizeGuideHeading />
      <AllSizeGuides />
      <ContactBanner sizeGuideHere />
      <StructuredData things={[breadcrumbData(sizeGuideBreadcrumb)]} />
    </>
  );
}
