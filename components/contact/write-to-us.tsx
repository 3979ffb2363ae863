import { ContactForm } from '@/components/contact/form/contact-form.client';
import { Section } from '@/components/ui/section';
import { contactWords } from '@/words/contact';

/** The message form under its heading. */
export function WriteToUs() {
  return (
    <Section id="write" title={contactWords.write}>
      <ContactForm />
    </Section>
  );
}
