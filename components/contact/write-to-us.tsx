import { ContactForm } from '@/components/contact/contact-form.client';
import { Section } from '@/components/ui/section';
import { wordsFor } from '@/lib/words/words';
import { contactWords } from '@/words/contact';

/** The message form under its heading. */
export function WriteToUs() {
  return (
    <Section id="write" title={contactWords.write} tone="deep">
      <ContactForm words={wordsFor('contactForm', 'order')} />
    </Section>
  );
}
