import { pageMetadata } from '@/app/page-metadata';
import { PageHeading } from '@/components/page/page-heading';
import { PolicyEnd } from '@/components/policies/policy-end';
import { ReturnSteps, ReturnTerms } from '@/components/policies/return-terms';
import { StructuredData } from '@/components/seo/structured-data';
import { pageText } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';
import { returnText } from '@/lib/sent/return-text';
import { policyBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';

const steps = policyBreadcrumb('returns');

export const generateMetadata = () => pageMetadata(pagePaths.returns, 'website');

export default function ReturnsPage() {
  return (
    <>
      <PageHeading
        steps={steps}
        title={pageText('returns', 'heading')}
        lead={pageText('returns', 'lead')}
      />
      <ReturnTerms />
      <ReturnSteps />
      <PolicyEnd page="returns" ask={returnText} />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
