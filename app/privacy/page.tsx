import { pageMetadata } from '@/app/page-metadata';
import { PageHeading } from '@/components/page/page-heading';
import { ForgetAll } from '@/components/policies/forget-all.client';
import css from '@/components/policies/policies.module.css';
import { PolicyEnd } from '@/components/policies/policy-end';
import { KeptOnPhone, PrivacyTerms } from '@/components/policies/privacy-terms';
import { StructuredData } from '@/components/seo/structured-data';
import { shop } from '@/data/shop';
import { pageText } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { pagePaths } from '@/lib/links/page-paths';
import { policyBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { privacyWords as ownerWords } from '@/owner-words/privacy';

const steps = policyBreadcrumb('privacy');

export const generateMetadata = () => pageMetadata(pagePaths.privacy, 'website');

export default function PrivacyPage() {
  return (
    <>
      <PageHeading
        steps={steps}
        title={pageText('privacy', 'heading')}
        lead={pageText('privacy', 'lead')}
      />
      <div className={css.beside}>
        <div>
          <KeptOnPhone />
          <PrivacyTerms />
        </div>
        <ForgetAll />
      </div>
      <PolicyEnd page="privacy" ask={fillText(ownerWords.ask, { shop: shop.name })} />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
