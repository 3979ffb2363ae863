import { KitengeBand } from '@/components/ui/kitenge-band';
import { SiteLink } from '@/components/ui/site-link';
import { categories } from '@/data/categories';
import { shop } from '@/data/shop';
import { categoryPagePath } from '@/lib/catalogue/category-path';
import { localPhone } from '@/lib/format/phone';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink, facebookShareLink } from '@/lib/site/links';
import { absoluteUrl } from '@/lib/site/site-url';
import css from './footer.module.css';

const quickLinks = [
  { href: '/', name: 'Home' },
  { href: '/shop/', name: 'Shop' },
  { href: '/about/', name: 'About' },
  { href: '/contact/', name: 'Contact' },
  { href: '/#shipping-returns', name: 'Shipping and returns' },
  { href: '/#reviews', name: 'Reviews' },
] as const;

const networks = [
  { name: 'Facebook', href: facebookShareLink(absoluteUrl('/')) },
  { name: 'Instagram', href: shop.social.instagram },
  { name: 'TikTok', href: shop.social.tiktok },
  { name: 'Pinterest', href: shop.social.pinterest },
] as const;

/** The foot of every page: where to go, where to follow, how to reach the shop. */
export function Footer() {
  const { street, town, county } = shop.address;
  return (
    <footer className={css.footer}>
      <KitengeBand />
      <div className={css.inner}>
        <address className={css.contact}>
          <h2 className={css.title}>Find us</h2>
          <p>
            {street}, {town}, {county}
          </p>
          <p>{shop.hours}</p>
          <a className={css.link} href={callLink}>
            {localPhone(shop.phone)}
          </a>
          <a className={css.link} href={chatLink(helloText)}>
            WhatsApp
          </a>
          <a className={css.link} href={`mailto:${shop.email}`}>
            {shop.email}
          </a>
        </address>
        <nav aria-label="Quick links" data-screen>
          <h2 className={css.title}>Quick links</h2>
          <ul>
            {quickLinks.map(({ href, name }) => (
              <li key={href}>
                <SiteLink className={css.link} href={href}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="What we sell" data-screen>
          <h2 className={css.title}>What we sell</h2>
          <ul>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <SiteLink className={css.link} href={categoryPagePath(id)}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.follow} data-screen>
          <h2 className={css.title}>Share and follow</h2>
          <ul>
            {networks.map(({ name, href }) => (
              <li key={name}>
                <a className={css.link} href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={css.end}>
        {shop.name}. {shop.tagline}.
      </p>
    </footer>
  );
}
