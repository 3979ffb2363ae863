import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LazyCartDialog } from '@/components/cart/lazy-cart-dialog.client';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { languageWords } from '@/words/language';
// In the layout's script: each alone would be one more file and request. The last is of the page of an unknown
// address, which Next loads with every page.
import './error';
import './global-error';
import '@/components/page/lazy-goods-in-stock.client';
import { HydrationMarker } from '@/components/page/hydration-marker.client';
import { Announcement } from '@/components/shell/announcement';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { LanguageOffer } from '@/components/shell/language-offer.client';
import { ScrollToTop } from '@/components/shell/scroll-to-top.client';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { iconPath } from '@/lib/brand/logo';
import { buildDay } from '@/lib/build/build-day.build';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { announcedFrom, announcedUntil } from '@/lib/facts/announcement';
import { fullName } from '@/lib/facts/shop-facts';
import { otherLanguages } from '@/lib/links/languages';
import { fileHref, pageHref } from '@/lib/links/site-path';
import { siteOrigin } from '@/lib/links/site-url';
import { loadBarLogo } from '@/lib/pictures/logo.build';
import './styles/tokens.css';
import './styles/base.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: { default: fullName, template: `%s | ${shop.name}` },
  manifest: pageHref('/manifest.webmanifest'),
  icons: {
    icon: [
      { url: fileHref(iconPath('icon.svg')), type: 'image/svg+xml' },
      { url: fileHref(iconPath('icon-192.png')), type: 'image/png', sizes: '192x192' },
    ],
    apple: fileHref(iconPath('apple-touch-icon.png')),
  },
};

export const viewport: Viewport = { themeColor: colours.brand };

export default async function Layout({ children }: { children: ReactNode }) {
  const [{ categories }, scenes, logo] = await Promise.all([
    loadCatalogue(),
    loadScenes(),
    loadBarLogo(),
  ]);
  const today = buildDay();
  const isAnnounced = announcedFrom <= today && today <= announcedUntil;
  return (
    // The inline program sets attributes of <html> before hydration (lib/early/program/starter.client). The
    // exported page has no data-script: until that program has run, what needs script is hidden.
    <html
      lang={languageWords.tag}
      data-script=""
      data-announced={isAnnounced ? '' : undefined}
      suppressHydrationWarning
    >
      <body>
        <NotificationsProvider>
          <Header logo={logo} categories={categories} />
          <Announcement />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer categories={categories} />
          <ScrollToTop />
          <LanguageOffer languages={otherLanguages} />
          <LazyCartDialog emptyCart={scenes['empty-cart']} />
          <HydrationMarker />
        </NotificationsProvider>
      </body>
    </html>
  );
}
