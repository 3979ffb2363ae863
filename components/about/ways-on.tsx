import { buttonClass } from '@/components/ui/button';
import { EndBand } from '@/components/ui/end-band';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { chatLink } from '@/lib/links/chat-and-call';
import { shopPath } from '@/lib/links/page-paths';
import { helloText } from '@/lib/order/order-text';
import { aboutWords } from '@/words/about';
import { contactWords } from '@/words/contact';

/** The next steps after reading: the shop and the chat. */
export function WaysOn() {
  return (
    <EndBand
      id="in-stock"
      title={aboutWords.inStock}
      ways={
        <>
          <a className={buttonClass('chat')} href={chatLink(helloText())}>
            <Icon name="chat" />
            {contactWords.chat}
          </a>
          <SiteLink className={buttonClass('plain')} href={shopPath}>
            {aboutWords.shop}
          </SiteLink>
        </>
      }
    />
  );
}
