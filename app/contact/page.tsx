import type { Metadata } from 'next';
import { ContactDetails } from '@/components/sections/contact/contact-details';
import { FindUs } from '@/components/sections/contact/find-us';
import { Questions } from '@/components/sections/contact/questions';
import { WriteToUs } from '@/components/sections/contact/write-to-us';
import { PageTitle } from '@/components/ui/page-title';

export const metadata: Metadata = {
  title: 'Contact us',
  description:
    'Chat, call or visit our stall in Thika. Opening hours, directions, and answers about sizes, payment, delivery and returns.',
  alternates: { canonical: '/contact/' },
};

export default function ContactPage() {
  return (
    <>
      <PageTitle title="Talk to us" />
      <ContactDetails />
      <WriteToUs />
      <FindUs />
      <Questions />
    </>
  );
}
