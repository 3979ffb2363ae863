import { pageMetadata } from '@/app/page-metadata';
import { storeThing } from '@/app/store-thing';
import { People } from '@/components/about/people';
import { ContactDetails } from '@/components/contact/contact-details';
import { FindUs } from '@/components/contact/find-us';
import { Questions } from '@/components/contact/questions';
import { TwoColumns } from '@/components/contact/two-columns';
import { WriteToUs } from '@/components/contact/write-to-us';
import { StructuredData } from '@/components/seo/structured-data';
import { PageTitle } from '@/components/ui/page-title';
import { buildDay } from '@/lib/build/build-day.build';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { pageText } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';

export const generateMetadata = () => pageMetadata(pagePaths.contact, 'website');

export default async function ContactPage() {
  const { people } = await loadScenes();
  return (
    <>
      <PageTitle title={pageText('contact', 'heading')} />
      <ContactDetails builtOn={buildDay()}>
        <People scene={people} />
      </ContactDetails>
      <TwoColumns beside={<Questions />}>
        <WriteToUs />
      </TwoColumns>
      <FindUs />
      <StructuredData things={[await storeThing()]} />
    </>
  );
}
