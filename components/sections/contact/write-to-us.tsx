import { ContactForm } from '@/components/islands/contact/contact-form';
import { Section } from '@/components/ui/section';

/** The message form under its heading. */
export function WriteToUs() {
  return (
    <Section id="write" title="Write to us" tone="deep">
      <ContactForm />
    </Section>
  );
}
