import { buttonClass } from '@/components/ui/button';
import { EndBand } from '@/components/ui/end-band';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { hasSizeGuide } from '@/lib/facts/texts';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { helloText } from '@/lib/order/order-text';
import { contactWords } from '@/words/contact';
import { shopWords } from '@/words/shop';
import { sizeGuideWords } from '@/words/size-guide';
import css from './contact-banner.module.css';

const contactBanner = shopWords.contactBanner;

/**
 * The banner under the products of Shop and of a category, with links to the chat, to Contact and, where the
 * shop has one and the banner is not on its page, to the size guide.
 */
export function ContactBanner({ sizeGuideHere = false }: { sizeGuideHere?: boolean }) {
  return (
    <EndBand
      id="contact-banner"
      title={contactBanner.title}
      ways={
        <>
          <a className={buttonClass('chat')} href={chatLink(helloText())}>
            <Icon name="chat" />
            {contactWords.chat}
          </a>
          <SiteLink className={buttonClass('plain')} href={pagePaths.contact}>
            {contactBanner.contact}
          </SiteLink>
        </>
      }
    >
      <p>{contactBanner.text}</p>
      {hasSizeGuide && !sizeGuideHere && (
        <SiteLink className={css.guide} href={pagePaths.sizeGuide}>
          {sizeGuideWords.name}
        </SiteLink>
      )}
    </EndBand>
  );
}
