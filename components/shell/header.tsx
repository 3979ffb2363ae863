import { CartButton } from '@/components/islands/cart/cart-button';
import { MainNav } from '@/components/islands/shell/main-nav';
import { TopBar } from '@/components/islands/shell/top-bar';
import { Logo } from '@/components/ui/logo';
import { SiteLink } from '@/components/ui/site-link';
import css from './header.module.css';

/** The bar at the top of every page. */
export function Header() {
  return (
    <TopBar>
      <a className={css.skip} href="#content">
        Skip to the content
      </a>
      <div className={css.inner}>
        <SiteLink className={css.home} href="/">
          <Logo />
        </SiteLink>
        <div className={css.tools}>
          <MainNav />
          <CartButton />
        </div>
      </div>
    </TopBar>
  );
}
