import type { MetadataRoute } from 'next';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { iconPath } from '@/lib/brand/logo';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { fullName } from '@/lib/facts/shop-facts';
import { pages } from '@/lib/facts/texts';
import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { fileHref, pageHref } from '@/lib/links/site-path';
import { languageWords } from '@/words/language';
import { pageWords } from '@/words/page';

export const dynamic = 'force-static';

/** The shop as an app on a phone's home screen: icons, colours and shortcuts. */
export async function GET() {
  return new Response(JSON.stringify(await manifest()), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}

async function manifest(): Promise<MetadataRoute.Manifest> {
  const catalogue = await loadCatalogue();
  return {
    id: pageHref('/'),
    name: fullName,
    short_name: shop.name,
    description: pages.home.description,
    lang: languageWords.tag,
    dir: 'ltr',
    start_url: pageHref('/'),
    // Each language's app shows the pages of all.
    scope: fileHref('/'),
    display: 'standalone',
    background_color: colours.paper,
    theme_color: colours.brand,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: fileHref(iconPath('icon.svg')), sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((width) => [
        png(`icon-${width}`, width, 'any'),
        png(`maskable-${width}`, width, 'maskable'),
      ]),
    ],
    shortcuts: [
      { name: pageWords.shortcuts.shop, url: pageHref(shopPath), icons: shortcutIcons },
      ...catalogue.categories
        .filter(({ appShortcut }) => appShortcut)
        .map(({ id, name }) => ({
          name: name.text,
          url: pageHref(categoryPath(id)),
          icons: shortcutIcons,
        })),
      { name: pageWords.shortcuts.contact, url: pageHref(pagePaths.contact), icons: shortcutIcons },
    ],
  };
}

const shortcutIcons = [png('icon-192', 192, 'any')];

function png(name: string, width: number, purpose: 'any' | 'maskable') {
  return {
    src: fileHref(iconPath(`${name}.png`)),
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  };
}
