import { CartButton } from '@/components/cart/cart-button.client';
import { BarSearch } from '@/components/search/bar-search.client';
import { MainNav } from '@/components/shell/header/main-nav.client';
import { TopBar } from '@/components/shell/header/top-bar.client';
import { LanguageLink } from '@/components/shell/links/language-link.client';
import { guidePages, termPages } from '@/components/shell/links/more-pages';
import { buttonClass } from '@/components/ui/button';
import { Icon, LineDrawing } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { OwnersText } from '@/components/ui/owners-text';
import { Picture } from '@/components/ui/picture';
import { thumbPlace } from '@/components/ui/picture-places';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import { shop } from '@/data/shop';
import type { BarLogo } from '@/lib/brand/logo';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { hours } from '@/lib/facts/shop-facts';
import { localPhone } from '@/lib/format/phone';
import { callLink, chatAddress } from '@/lib/links/chat-and-call';
import { otherLanguages } from '@/lib/links/languages';
import { footerWords } from '@/words/footer';
import { searchFieldWords } from '@/words/search-field';
import { shellWords } from '@/words/shell';
import css from './header.module.css';

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

/**
 * The search's field in the bar, behind a button on a phone: a popover, as the menu is.
 */
function BarField() {
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget="search"
        aria-label={searchFieldWords.name}
        data-needs-script=""
      >
        <LineDrawing path="m20 20-4.5-4.5M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0" />
      </button>
      <div id="search" className={css.box} popover="auto" data-needs-script="">
        <BarSearch />
      </div>
    </>
  );
}

/** Links to the categories' own pages with their pictures, which load when the phone's menu opens. */
export function MenuCategories({
  categories,
}: {
  categories: readonly Pick<Category, 'id' | 'name' | 'tile'>[];
}) {
  return (
    <ul>
      {categories.map(({ id, name, tile }) => (
        <OwnersText as="li" of={name} key={id}>
          <SiteLink href={categoryPath(id)}>
            <Picture picture={tile} alt="" place={thumbPlace} />
            {name.text}
          </SiteLink>
        </OwnersText>
      ))}
    </ul>
  );
}
