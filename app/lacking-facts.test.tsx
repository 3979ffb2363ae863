/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import type { DeliveryAreas } from '@/data/schema/delivery';
import { dataModules } from '@/data/schema/modules';
import { inModule, stops } from '@/lib/catalogue/issue';
import { printModule } from '@/lib/data-modules/print-module.build';
import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { judgeFiles, surroundingsOf } from '@/tools/owner/check/check-data';
import { filesBelow } from '@/tools/owner/check/data-files';

/*
 * A shop may lack facts. Each optional fact of a module is removed and each list is emptied, one
 * after another and then all at once. Pages, messages and feeds must not have an empty text or
 * mention the missing fact.
 */

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

// One copy of these packages is enough, although each case loads the shop again.
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'valibot']) {
  const loaded = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

/** Words for the program, and the catalogue. */
const NOT_FACTS = /^(?:catalogue|colour-families|mpesa-tariff|search-words)/;

const words = filesBelow('data/words').map((file) => ({ ...file, name: `words/${file.name}` }));

type Data = Readonly<Record<string, unknown>>;

const own: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(dataModules)
    .filter(([file]) => !NOT_FACTS.test(file))
    .map(([file, { name }]) => {
      const module = jest.requireActual<Data>(`@/e2e/shop/data/${file.replace('.ts', '')}`);
      return [file, module[name]];
    }),
);

/** 'payments.ts till' and the like, each with the module without it. */
const lacking = Object.entries(own).flatMap(([file, value]): [string, string, unknown][] => {
  if (Array.isArray(value)) return [[file, '', []]];
  const { entries = {} } = dataModules[file as keyof typeof dataModules].schema as {
    entries?: Readonly<Record<string, { type: string }>>;
  };
  return Object.entries(value as Data).flatMap(([field, one]): [string, string, unknown][] => {
    if (Array.isArray(one)) return [[file, field, { ...(value as Data), [field]: [] }]];
    if (entries[field]?.type !== 'exact_optional') return [];
    const { [field]: _, ...rest } = value as Data;
    return [[file, field, rest]];
  });
});

/** The modules of a shop that lacks all of it. */
const nothing: Record<string, unknown> = {};
for (const [file, field] of lacking) {
  const { [field]: one, ...rest } = (nothing[file] ?? own[file]) as Data;
  nothing[file] = field === '' ? [] : { ...rest, ...(Array.isArray(one) && { [field]: [] }) };
}

/** Each shop lacks one fact of a module: loading all parts of the shop takes a second. */
const rounds: [string, Readonly<Record<string, unknown>>][] = [];
for (const file of new Set(lacking.map(([file]) => file))) {
  for (const [at, [, field, value]] of lacking.filter(([of]) => of === file).entries()) {
    const [names, modules] = rounds[at] ?? ['', {}];
    rounds[at] = [`${names} ${file} ${field}`.trim(), { ...modules, [file]: value }];
  }
}
const cases = [...rounds, ['all that may be left out', nothing] as const];

const WRONG = /undefined|NaN|Infinity|\{\w+\}|, ,|mailto:"/;
/**
 * An element without words. A script fills some elements later, and a collected order has no fee.
 */
const EMPTY =
  /<(p|dd|dt|li|ul|a|h2|h3|legend|section)(?![^>]*(?:role=|data-no-print|class="fee"))( [^>]*)?>\s*<\/\1>/;

test.each(cases)(
  'a shop without %s says nothing empty, and passes the check',
  async (_, changed) => {
    await jest.isolateModulesAsync(async () => {
      for (const [file, value] of Object.entries(changed)) {
        const { name } = dataModules[file as keyof typeof dataModules];
        jest.doMock(`@/e2e/shop/data/${file.replace('.ts', '')}`, () => ({ [name]: value }));
      }
      const said = await allThatIsSaid();
      const wrong = Object.entries(said).flatMap(([part, text]) => {
        const [found] = WRONG.exec(text) ?? EMPTY.exec(text) ?? [];
        return found
          ? [`${part}: ${text.slice(Math.max(0, text.indexOf(found) - 60)).slice(0, 160)}`]
          : [];
      });
      expect(wrong).toEqual([]);
      expect(stopped(changed)).toEqual([]);
      expect(said.footer).toContain('Duka Mfano');
    });
    for (const file of Object.keys(changed))
      jest.dontMock(`@/e2e/shop/data/${file.replace('.ts', '')}`);
  },
);

/**
 * The issues that stop the tests' shop with these modules, except those of facts that belong to the
 * removed fact.
 */
function stopped(changed: Readonly<Record<string, unknown>>): string[] {
  const folder = 'e2e/shop/data';
  const files = filesBelow(folder).map(({ name, content }) => {
    const module = moduleAt(name);
    const text = module && name in changed ? printModule(module, changed[name]) : undefined;
    return { name, content: text === undefined ? content : Buffer.from(text) };
  });
  const { issues } = judgeFiles([...files, ...words], surroundingsOf(folder));
  return issues
    .filter(stops)
    .map((issue) => inModule(issue))
    .filter((message) => !/be left out/.test(message));
}

/** Every part of the shop that says a fact, as HTML or text. */
async function allThatIsSaid(): Promise<Record<string, string>> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { NotificationsContext } = await import(
    '@/components/notices/region/notifications-context.client'
  );
  const html = (part: ReactNode) =>
    renderToStaticMarkup(
      <NotificationsContext value={() => () => {}}>{part}</NotificationsContext>,
    );
  const { productWith, pictureOf } = await import('@/e2e/shop/builders');
  const product = productWith({ sizes: 'shoes' }, pictureOf('boot'));

  const { Hero } = await import('@/components/home/hero');
  const { ShippingReturns } = await import('@/components/home/shipping-returns');
  const { CustomerReviews } = await import('@/components/home/customer-reviews');
  const { WhyChoose } = await import('@/components/home/why-choose');
  const { Story } = await import('@/components/about/story');
  const { Values } = await import('@/components/about/values');
  const { ContactDetails } = await import('@/components/contact/contact-details');
  const { FindUs } = await import('@/components/contact/find-us');
  const { Questions } = await import('@/components/contact/questions');
  const { ContactBanner } = await import('@/components/shop/contact-banner');
  const { DeliverySummary } = await import('@/components/product/page/delivery-summary');
  const { ProductFacts } = await import('@/components/product/page/product-facts');
  const { Announcement } = await import('@/components/shell/announcement');
  const { Footer } = await import('@/components/shell/footer');
  const { DeliveryAreas } = await import('@/components/policies/delivery-areas');
  const { DeliveryNotes } = await import('@/components/policies/delivery-notes');
  const { ReturnTerms, ReturnSteps } = await import('@/components/policies/return-terms');
  const { KeptOnPhone, PrivacyTerms } = await import('@/components/policies/privacy-terms');
  const { storeData, productData } = await import('@/lib/seo/structured-data');
  const { feedItems, feedXml } = await import('@/lib/seo/product-feed');
  const { facebookShareLink } = await import('@/lib/share/facebook-link');
  const { fullName, addressLine } = await import('@/lib/facts/shop-facts');
  const { cartOrder } = await import('@/lib/order/cart-order-text');
  const { shopPayWays } = await import('@/lib/order/pay-way');
  const { deliveryAreas } = await import('@/lib/facts/delivery-areas');
  const { unsettled, lineOf } = await import('@/tools/owner/check/unsettled');
  const { readShop } = await import('@/lib/data-modules/data-folder.build');
  const { sitePages } = await import('@/lib/seo/page-titles');
  const { catalogueWith, itemWith } = await import('@/e2e/shop/builders');
  const { PayChoice } = await import('@/components/cart/order/pay-choice.client');
  const { DeliveryChoice } = await import('@/components/cart/order/delivery-choice.client');
  const { shop } = await import('@/data/shop');
  const { payments } = await import('@/data/payments');
  const { address } = await import('@/data/address');
  const { visit } = await import('@/data/visit');
  const { social } = await import('@/data/social');

  const line = { title: 'Boots', category: 'Shoes', size: '41', quantity: 5, priceKes: 1000 };
  const message = (quantity: number, payBy: Parameters<typeof cartOrder>[1]) =>
    cartOrder([{ ...line, quantity }], payBy).text;
  const [area] = deliveryAreas as DeliveryAreas;
  const destination = { area, place: '' };
  const choice = { payBy: 'undecided' as const, destination, identity: undefined };
  return {
    announcement: html(<Announcement />),
    hero: html(
      <Hero phone={undefined} wide={undefined} veryWide={undefined} fromKes={undefined} />,
    ),
    shipping: html(<ShippingReturns />),
    reviews: html(<CustomerReviews />),
    whyChoose: html(<WhyChoose />),
    story: html(<Story scene={undefined} people={undefined} />),
    values: html(<Values />),
    contact: html(<ContactDetails builtOn="2026-11-26" />),
    map: html(<FindUs />),
    questions: html(<Questions />),
    banner: html(<ContactBanner />),
    delivery: html(<DeliverySummary />),
    facts: html(<ProductFacts product={product} />),
    deliveryPage: html(
      <>
        <DeliveryAreas />
        <DeliveryNotes />
      </>,
    ),
    returnsPage: html(
      <>
        <ReturnTerms />
        <ReturnSteps />
      </>,
    ),
    privacyPage: html(
      <>
        <KeptOnPhone />
        <PrivacyTerms />
      </>,
    ),
    footer: html(<Footer categories={[{ id: 'shoes', name: { text: 'Shoes' } }]} />),
    store: JSON.stringify(storeData([400], 'https://shop.example/card.jpg')),
    product: JSON.stringify(productData(product, 'https://shop.example/card.jpg')),
    feed: feedXml(feedItems([product])),
    share: decodeURIComponent(facebookShareLink('https://shop.example', 'Brogues.')),
    pages: JSON.stringify(sitePages(catalogueWith())),
    cart: html(
      <>
        <DeliveryChoice lines={[{ ...itemWith(), lineId: 'a' }]} choice={choice} />
        <PayChoice lines={[{ ...itemWith(), lineId: 'a' }]} choice={choice} prices="loaded" />
      </>,
    ),
    name: `${fullName}. ${addressLine}.`,
    message: message(1, {}),
    wholesale: message(9, {}),
    payments: shopPayWays()
      .map((payBy) => message(1, { payBy, ...(area && { destination: { area, place: 'Stage' } }) }))
      .join('\n'),
    toSettle: unsettled(
      { ...readShop('e2e/shop/data'), shop, payments, address, visit, social },
      { settings: {}, hasLogo: true, photos: undefined },
    )
      .map(lineOf)
      .join('\n'),
  };
}

test('a shop without a size guide offers none', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/size-guide', () => ({ sizeGuides: [] }));
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { default: SizeGuidePage } = await import('./size-guide/page');
    const { banner, pages } = await allThatIsSaid();
    expect(banner).not.toContain('/size-guide/');
    expect(pages).not.toContain('/size-guide/');
    const page = renderToStaticMarkup(<SizeGuidePage />);
    expect(page).toContain('<h1>Sizes</h1>');
    expect(page).not.toMatch(/Measure|Size guide|<nav[^>]*><\/nav>/);
  });
  jest.dontMock('@/e2e/shop/data/size-guide');
});

test('an order of many items can cost more to deliver where the shop sells wholesale, and there alone', async () => {
  const { shop } = jest.requireActual('@/e2e/shop/data/shop');
  const { wholesaleAbove: _, ...retail } = shop;
  for (const facts of [shop, retail]) {
    await jest.isolateModulesAsync(async () => {
      jest.doMock('@/e2e/shop/data/shop', () => ({ shop: facts }));
      const { deliveryPage } = await allThatIsSaid();
      const { renderToStaticMarkup } = await import('react-dom/server');
      const { DeliveryChoice } = await import('@/components/cart/order/delivery-choice.client');
      const { FreeDelivery } = await import('@/components/cart/order/free-delivery.client');
      const { deliveryAreas } = await import('@/lib/facts/delivery-areas');
      const { itemWith } = await import('@/e2e/shop/builders');
      const destination = { area: deliveryAreas.find(({ feeKes }) => feeKes > 0), place: '' };
      const lines = [{ ...itemWith({ quantity: 50 }), lineId: 'a' }];
      const choice = { payBy: 'till', destination, identity: undefined } as const;
      const cart = renderToStaticMarkup(
        <>
          <DeliveryChoice lines={lines} choice={choice} />
          <FreeDelivery destination={destination} goods={{ kes: 50_000, items: 50 }} />
        </>,
      );
      const isWholesaler = facts === shop;
      expect(/A large parcel can cost more to deliver/.test(deliveryPage ?? '')).toBe(isWholesaler);
      expect(/A large parcel can cost more/.test(cart)).toBe(isWholesaler);
      expect(/Delivery is free/.test(cart)).toBe(!isWholesaler);
    });
  }
  jest.dontMock('@/e2e/shop/data/shop');
});

test('a shop that is paid when an order is collected alone speaks of no paying on delivery', async () => {
  const { deliveryAreas: areas } = jest.requireActual('@/e2e/shop/data/delivery');
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/delivery', () => ({
      deliveryAreas: (areas as DeliveryAreas).map((area) => ({
        ...area,
        payOnDelivery: area.pickUp === true,
      })),
    }));
    const said = await allThatIsSaid();
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { itemWith } = await import('@/e2e/shop/builders');
    const { DeliveryChoice } = await import('@/components/cart/order/delivery-choice.client');
    const { PayChoice } = await import('@/components/cart/order/pay-choice.client');
    const { NotificationsContext } = await import(
      '@/components/notices/region/notifications-context.client'
    );
    const { deliveryAreas } = await import('@/lib/facts/delivery-areas');
    const lines = [{ ...itemWith(), lineId: 'a' }];
    const cart = (area?: DeliveryAreas[number]) => {
      const choice = {
        payBy: 'card' as const,
        destination: { area, place: '' },
        identity: undefined,
      };
      return renderToStaticMarkup(
        <NotificationsContext value={() => () => {}}>
          <DeliveryChoice lines={lines} choice={choice} />
          <PayChoice lines={lines} choice={choice} prices="loaded" />
        </NotificationsContext>,
      );
    };
    const [stand, ...brought] = deliveryAreas;
    const carts = [undefined, ...brought].map(cart);
    for (const part of [said.hero, said.delivery, said.footer, said.message, ...carts])
      expect(part).not.toMatch(/on delivery|it arrives|you receive|Pay at/i);
    for (const part of carts) expect(part).toContain('We message you the delivery fee.');
    expect(said.footer).toMatch(/Also: .*when you collect/);
    expect(cart(stand)).toContain('Pay at the stall');
  });
  jest.dontMock('@/e2e/shop/data/delivery');
});

const PROMISE = /exchange|refund|money back|take back|bring it|how to return/i;

/** The visible text of a part; a message in its links is the shopper's text. */
const shown = (html = '') => html.replace(/href="[^"]*"/g, '');

test('a shop that says nothing of returns promises neither an exchange nor money', async () => {
  const { policies } = jest.requireActual('@/e2e/shop/data/policies');
  const { returns: _, refund: _time, returnCost: _cost, notReturned: _goods, ...rest } = policies;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/policies', () => ({ policies: rest }));
    jest.doMock('@/e2e/shop/data/pages', () => ({ pages: {} }));
    const said = await allThatIsSaid();
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { CartFacts } = await import('@/components/cart/order/cart-facts.client');
    const { searchWords } = await import('@/e2e/shop/data/search-words');
    const { wordsOfPages } = await import('@/lib/facts/found-pages');
    const cart = renderToStaticMarkup(<CartFacts isCollected={false} />);
    const { delivery, shipping, questions, returnsPage, store, product, feed, pages } = said;
    for (const text of [
      delivery,
      shipping,
      questions,
      returnsPage,
      store,
      product,
      feed,
      pages,
      cart,
    ])
      expect(shown(text)).not.toMatch(PROMISE);
    expect(delivery).not.toContain('/returns/');
    expect(returnsPage).toContain('we tell you what we can do.');
    expect(wordsOfPages(searchWords)).not.toHaveProperty('returns');
  });
  jest.dontMock('@/e2e/shop/data/policies');
  jest.dontMock('@/e2e/shop/data/pages');
});

test('a shop that says of refunds alone how long they take promises no more of them', async () => {
  const { policies } = jest.requireActual('@/e2e/shop/data/policies');
  const { returns: _, returnCost: _cost, ...rest } = policies;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/policies', () => ({ policies: rest }));
    const { returnsPage } = await allThatIsSaid();
    expect(returnsPage).toMatch(/tell you what we can do\. Refunds take 48\shours/);
    expect(shown(returnsPage)).not.toMatch(/exchange|Bring it/);
  });
  jest.dontMock('@/e2e/shop/data/policies');
});

test('a shop without a picture, a rate for dollars and a number to pay to shows and asks for none', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/payments', () => ({ payments: {} }));
    const { hero, message, toSettle } = await allThatIsSaid();
    expect(hero).not.toContain('<picture');
    expect(message).toContain('Please tell me how I can pay.');
    expect(message).not.toContain('USD');
    expect(toSettle).not.toContain('PAYPAL');
  });
  jest.dontMock('@/e2e/shop/data/payments');
});

test('the page on privacy speaks of PayPal, Google’s map and the form where the shop has them alone', async () => {
  const settings = {
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a-key',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.example/send',
  };
  await jest.isolateModulesAsync(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    const { privacyPage } = await allThatIsSaid();
    expect(privacyPage).toMatch(/PayPal.*The map on Contact comes from Google.*forms\.example/s);
    jest.restoreAllMocks();
  });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/e2e/shop/data/payments', () => ({ payments: {} }));
    const { privacyPage } = await allThatIsSaid();
    expect(privacyPage).not.toMatch(/PayPal|The map|message form on Contact sends/);
  });
  jest.dontMock('@/e2e/shop/data/payments');
});
