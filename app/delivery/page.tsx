import { pageMetadata } from '@/app/page-metadata';
import { PageHeading } from '@/components/page/page-heading';
import { DeliveryAreas } from '@/components/policies/delivery-areas';
import { DeliveryNotes } from '@/components/policies/delivery-notes';
import css from '@/components/policies/policies.module.css';
import { PolicyEnd } from '@/components/policies/policy-end';
import { StructuredData } from '@/components/seo/structured-data';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { shop } from '@/data/shop';
import { pageText } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { pagePaths } from '@/lib/links/page-paths';
import { policyBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { deliveryPageWords as ownerWords } from '@/owner-words/delivery-page';
import { deliveryPageWords } from '@/words/delivery-page';

const steps = policyBreadcrumb('delivery');

export const generateMetadata = () => pageMetadata(pagePaths.delivery, 'website');

export default function DeliveryPage() {
  const { confirmed, sent, arrived } = deliveryPageWords.steps;
  return (
    <>
      <PageHeading
        steps={steps}
        title={pageText('delivery', 'heading')}
        lead={pageText('delivery', 'lead')}
      />
      <div className={css.beside}>
        <DeliveryAreas />
        <DeliveryNotes />
      </div>
      <Section id="way" title={deliveryPageWords.way} tone="deep">
        <Steps steps={[confirmed, sent, arrived]} />
      </Section>
      <PolicyEnd page="delivery" ask={fillText(ownerWords.ask, { shop: shop.name })} />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
