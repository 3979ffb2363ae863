import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CartDialog } from '@/components/islands/cart/cart-dialog';
import { NotificationsProvider } from '@/components/islands/notifications/notifications-provider';
import { Awake } from '@/components/islands/shell/awake';
import { ScrollToTop } from '@/components/islands/shell/scroll-to-top';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { shop } from '@/data/shop';
import { siteOrigin } from '@/lib/site-url';
import './styles/tokens.css';
import './styles/base.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  title: { default: `${shop.name}: ${shop.tagline}`, template: `%s | ${shop.name}` },
};

export const viewport: Viewport = { themeColor: '#ffc629' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The shop's inline script may mark <html> before React is there.
    <html lang="en-KE" suppressHydrationWarning>
      <body>
        <NotificationsProvider>
          <Header />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <ScrollToTop />
          <CartDialog />
          <Awake />
        </NotificationsProvider>
      </body>
    </html>
  );
}
