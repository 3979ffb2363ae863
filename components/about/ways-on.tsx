import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { KitengeBand } from '@/components/ui/kitenge-band';
import { SiteLink } from '@/components/ui/site-link';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { aboutWords } from '@/words/about';
import { contactWords } from '@/words/contact';
import css from './about.module.css';

/** What to do after reading: the shop and the chat. */
export function WaysOn() {
  return (
    <section className={css.waysOn} aria-labelledby="in-stock" data-no-print="">
      <KitengeBand />
      <div className={css.inner}>
        <h2 id="in-stock">{aboutWords.inStock}</h2>
        <div className={css.actions}>
          <a className={buttonClass('chat')} href={chatLink(helloText())}>
            <Icon name="chat" />
            {contactWords.chat}
          </a>
          <SiteLink className={buttonClass('plain')} href={shopPath}>
            {aboutWords.shop}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
