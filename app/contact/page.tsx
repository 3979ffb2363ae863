import { pageMetadata } from '@/app/page-metadata';
import { ContactDetails } from '@/components/sections/contact/contact-details';
import { Questions } from '@/components/sections/contact/questions';
import { PageTitle } from '@/components/ui/page-title';

export const metadata = pageMetadata('/contact/', 'website');

export default function ContactPage() {
  return (
    <>
      <PageTitle title="Talk to us" />
      <ContactDetails />
      <Questions />
    </>
  );
}
