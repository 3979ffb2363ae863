import { ContactForm } from '@/components/contact/contact-form.client';
import { Section } from '@/components/ui/section';
import { words, wordsFor } from '@/lib/words/words';

/** The message form under its heading. */
export function WriteToUs() {
  return (
    <Section id="write" title={words.contact.write} tone="deep">
      <ContactForm words={wordsFor('contactForm', 'order')} />
    </Section>
  );
}
