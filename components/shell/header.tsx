import { CartButton } from '@/components/cart/cart-button.client';
import { LanguageLink } from '@/components/shell/language-link.client';
import { MainNav } from '@/components/shell/main-nav.client';
import { TopBar } from '@/components/shell/top-bar.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import { shop } from '@/data/shop';
import type { BarLogo } from '@/lib/brand/logo';
import { hours } from '@/lib/facts/shop-facts';
import { localPhone } from '@/lib/format/phone';
import { callLink, chatAddress } from '@/lib/links/chat-and-call';
import { otherLanguages } from '@/lib/links/languages';
import { footerWords } from '@/words/footer';
import { shellWords } from '@/words/shell';
import { BarField } from './bar-field';
import css from './header.module.css';
import { MenuCategories } from './menu-categories';
import { guidePages, termPages } from './more-pages';

/** The bar at the top of every page. */
export function Header({
  logo,
  categories,
}: { logo: BarLogo | undefined } & Parameters<typeof MenuCategories>[0]) {
  return (
    <TopBar>
      <a className={css.skip} href="#content" data-no-print="">
        {shellWords.skipToContent}
      </a>
      <div className={css.inner}>
        <SiteLink className={css.home} href="/">
          <Logo logo={logo} />
        </SiteLink>
        <p className={css.onPaper}>{localPhone(shop.phone)}</p>
        <div className={css.tools} data-no-print="">
          <MainNav categories={<MenuCategories categories={categories} />}>
            <div>
              {[...guidePages, ...termPages].map(({ href, name }) => (
                <SiteLink key={href} href={href}>
                  {name}
                </SiteLink>
              ))}
              {otherLanguages.map((language) => (
                <LanguageLink key={language.tag} language={language} />
              ))}
            </div>
            <p>
              <a href={callLink}>{localPhone(shop.phone)}</a>
              {hours && (
                <span>
                  <WholeWords text={hours} />
                </span>
              )}
            </p>
            <p>
              <CartButton />
              <a className={buttonClass('chat')} href={chatAddress}>
                <Icon name="chat" />
                {footerWords.chat}
              </a>
            </p>
          </MainNav>
          <BarField />
          <CartButton />
        </div>
      </div>
    </TopBar>
  );
}
