import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { KitengeBand } from '@/components/ui/kitenge-band';
import { SiteLink } from '@/components/ui/site-link';
import { policies } from '@/data/policies';
import { helloText } from '@/lib/order/order-text';
import { chatLink } from '@/lib/site/links';
import css from './contact-banner.module.css';

/** Contact Us, under the grid (spec §2). */
export function ContactBanner() {
  return (
    <section className={css.banner} aria-labelledby="contact-banner" data-screen>
      <KitengeBand />
      <div className={css.inner}>
        <div>
          <h2 id="contact-banner" className={css.title}>
            Not sure about the size?
          </h2>
          <p>Ask us. {policies.wholesale}.</p>
        </div>
        <div className={css.actions}>
          <a className={buttonClass('chat')} href={chatLink(helloText)}>
            <Icon name="chat" />
            Chat on WhatsApp
          </a>
          <SiteLink className={buttonClass('plain')} href="/contact/">
            Contact Us
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
