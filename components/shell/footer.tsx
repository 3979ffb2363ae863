import { LanguageLink } from '@/components/shell/links/language-link.client';
import { guidePages, termPages } from '@/components/shell/links/more-pages';
import { KitengeBand } from '@/components/ui/kitenge-band';
import { navLinks } from '@/components/ui/nav-links';
import { OwnersText } from '@/components/ui/owners-text';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import { address } from '@/data/address';
import { reviews } from '@/data/reviews';
import { shop } from '@/data/shop';
import { social } from '@/data/social';
import { visit } from '@/data/visit';
import type { Category } from '@/lib/catalogue/category';
import { reviewsOfShop } from '@/lib/catalogue/customer-reviews';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { isPaidOnDelivery } from '@/lib/delivery/pay-on-delivery';
import { hasShippingTerms } from '@/lib/facts/policies';
import { registeredText } from '@/lib/facts/registered';
import { shareMessage } from '@/lib/facts/sharing';
import { hours, tagline, townLine } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { callLink, callLinkOf, chatLink } from '@/lib/links/chat-and-call';
import { otherLanguages } from '@/lib/links/languages';
import { isFrontPage, pagePaths } from '@/lib/links/page-paths';
import { pageUrl } from '@/lib/links/site-url';

import { helloText } from '@/lib/order/order-text';
import { numberWays, type PayWay, shopPayWays } from '@/lib/order/pay-way';
import { payeeOf } from '@/lib/order/payee';
import { facebookShareLink } from '@/lib/share/facebook-link';
import { cartWords } from '@/words/cart';
import { footerWords } from '@/words/footer';
import { pageWords } from '@/words/page';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './footer.module.css';

const quickLinks = [
  ...navLinks,
  ...guidePages,
  // Home's block leads to both pages.
  ...(hasShippingTerms
    ? [{ href: pagePaths.shippingReturns, name: shippingReturnsWords.title }]
    : termPages),
  ...(reviewsOfShop(reviews).length > 0
    ? [{ href: '/#reviews' as const, name: footerWords.reviews }]
    : []),
];

const networks = [
  { name: footerWords.networks.facebook, href: facebookShareLink(pageUrl('/'), shareMessage) },
  ...(['facebook', 'instagram', 'tiktok', 'pinterest'] as const).flatMap((network) => {
    const href = social[network];
    const name = footerWords.networks[network === 'facebook' ? 'facebookPage' : network];
    return href && !isFrontPage(href) ? [{ name, href }] : [];
  }),
];

/** The end of every page: how to reach the shop and to pay it, links to its pages, its networks. */
export function Footer({ categories }: Parameters<typeof CategoryList>[0]) {
  return (
    <footer className={css.footer}>
      <KitengeBand />
      <div className={css.inner}>
        <address className={css.contact}>
          <h2 className={css.title}>{footerWords.findUs}</h2>
          <div className={css.first}>
            <p>
              {address.street}
              {address.street && <br />}
              {townLine}
            </p>
            {hours && (
              <p>
                <WholeWords text={hours} />
              </p>
            )}
          </div>
          <p className={css.list}>
            <a href={callLink}>{localPhone(shop.phone)}</a>
            {shop.secondPhone && (
              <a href={callLinkOf(shop.secondPhone)}>{localPhone(shop.secondPhone)}</a>
            )}
            <a href={chatLink(helloText())}>{footerWords.chat}</a>
            {visit.email && <a href={`mailto:${visit.email}`}>{visit.email}</a>}
          </p>
        </address>
        <nav className={css.categories} aria-label={footerWords.categories} data-no-print="">
          <h2 className={css.title}>{footerWords.categories}</h2>
          <CategoryList categories={categories} />
        </nav>
        <nav className={css.pages} aria-label={footerWords.quickLinks} data-no-print="">
          <h2 className={css.title}>{footerWords.quickLinks}</h2>
          <ul>
            {quickLinks.map(({ href, name }) => (
              <li key={href}>
                <SiteLink href={href}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <FooterPay />
      </div>
      <div className={css.end}>
        <p>
          {[shop.name, tagline]
            .filter(Boolean)
            .map((text) => `${text}.`)
            .join(' ')}
          {registeredText && <span className={css.registered}>{registeredText}</span>}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
        <ul role="list" className={css.networks} data-no-print="">
          {otherLanguages.map((language) => (
            <li key={language.tag}>
              <LanguageLink language={language} />
            </li>
          ))}
          <li>
            <SiteLink href={pagePaths.privacy}>{pageWords.names.privacy}</SiteLink>
          </li>
          {networks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function CategoryList({ categories }: { categories: readonly Pick<Category, 'id' | 'name'>[] }) {
  return (
    <ul>
      {categories.map(({ id, name }) => (
        <OwnersText as="li" of={name} key={id}>
          <SiteLink href={categoryPath(id)}>{name.text}</SiteLink>
        </OwnersText>
      ))}
    </ul>
  );
}

/**
 * The ways to pay: number and name of the first way, and the other ways; nothing for a shop without
 * any.
 */
function FooterPay() {
  const [way] = numberWays();
  const payee = way && payeeOf(way);
  const others = shopPayWays().filter((other) => other !== way);
  if (!payee && others.length === 0) return null;
  return (
    <div className={css.pay} data-no-print="">
      <h2 className={css.title}>{footerWords.pay}</h2>
      {payee && (
        <p className={css.first}>
          {cartWords.payWays[way]}
          <br />
          <span className={css.number}>
            {[payee.number, payee.account].filter(Boolean).join(', ')}
          </span>
          {payee.name && <span className={css.payee}>{payee.name}</span>}
        </p>
      )}
      {others.length > 0 && (
        <p>
          <WholeWords
            text={fillText(footerWords.alsoPay, {
              ways: others.map(nameOf).join(', '),
            })}
          />
        </p>
      )}
    </div>
  );
}

/** A way in a few words: where money is taken from who collects alone, it is not paid on delivery. */
function nameOf(way: PayWay): string {
  const isCollected = way === 'delivery' && !isPaidOnDelivery();
  return footerWords.ways[isCollected ? 'collected' : way];
}
