import { about, whyChoose } from './about';
import { address } from './address';
import { announcement } from './announcement';
import { listingOrder, productIds, sizeSets } from './catalogue-lists';
import { category } from './category';
import { colourFamilies, colours } from './colours';
import { deliveryAreas } from './delivery';
import { faq } from './faq';
import { list, type Schema } from './field';
import { kiswahiliNames } from './kiswahili-names';
import { googleCategories } from './merchant';
import { mpesaTariff } from './mpesa-tariff';
import { pages } from './pages';
import { payments } from './payments';
import { policies } from './policies';
import { product, renewedProduct } from './product';
import { reviews } from './reviews';
import { scenes } from './scenes';
import { searchWords } from './search-words';
import { sharing } from './sharing';
import { shop } from './shop';
import { sizeGuides } from './size-guide';
import { social } from './social';
import { renewedVisit, visit } from './visit';

/** A module of data/: one constant, held to a schema. */
export interface DataModule {
  /** Its constant. */
  name: string;
  /** Its type, and the file of data/schema that has it. */
  type: string;
  from: string;
  schema: Schema;
  /** What it is called on a form, and one entry of it: 'Questions and answers', 'question'. */
  title: string;
  one?: string;
  /** Said above the constant. */
  help: string;
  /** Said on a form in place of `help`. */
  form?: string;
  /** Its value as this release has it, from one that an earlier release wrote. */
  renewed?: (value: object) => object;
}

/** The modules of data/ by their files, but for the products' and the words. */
export const dataModules = {
  'about.ts': {
    name: 'about',
    type: 'About',
    from: 'about',
    schema: about,
    title: 'The page About',
    help: 'The page About.',
  },
  'address.ts': {
    name: 'address',
    type: 'Address',
    from: 'address',
    schema: address,
    title: 'Address',
    help: 'Where the shop is. Without a street or a county: take its line out.',
  },
  'announcement.ts': {
    name: 'announcement',
    type: 'Announcement',
    from: 'announcement',
    schema: announcement,
    title: 'Announcement',
    help: 'A line above the bar of every page, from its first day to its last, by the day in Kenya. For none leave out what is in { }.',
    form: 'A line above the bar of every page, from its first day to its last. For none, empty the text and both days.',
  },
  'catalogue/categories.ts': {
    name: 'categories',
    type: 'readonly Category[]',
    from: 'category',
    schema: list(category),
    title: 'Categories',
    one: 'category',
    help: 'Every category of the shop, in the order in which the shop and Home show them. A product names its category by the id.',
    form: 'In the order in which the shop and Home show them.',
  },
  'catalogue/featured.ts': {
    name: 'featured',
    type: 'ProductIds',
    from: 'catalogue-lists',
    schema: productIds,
    title: 'More featured products',
    one: 'product',
    help: 'More Featured Products on Home, by their ids.',
    form: 'On Home, in this order.',
  },
  'catalogue/offers.ts': {
    name: 'offers',
    type: 'ProductIds',
    from: 'catalogue-lists',
    schema: productIds,
    title: "Today's featured",
    one: 'product',
    help: "Today's Featured, the products of the carousel on Home, by their ids.",
    form: 'The products that slide past on Home, in this order.',
  },
  'catalogue/order.ts': {
    name: 'listingOrder',
    type: 'ListingOrder',
    from: 'catalogue-lists',
    schema: listingOrder,
    title: 'First in every listing',
    one: 'group',
    help: 'What every listing begins with, in this order; then the other products by category, and what is sold out last.',
    form: 'In this order; then the other products by category, and what is sold out last.',
  },
  'catalogue/size-sets.ts': {
    name: 'sizeSets',
    type: 'SizeSets',
    from: 'catalogue-lists',
    schema: sizeSets,
    title: 'Size sets',
    one: 'size set',
    help: 'Lists of sizes that many products share: a product names its list by the word before the colon.',
    form: 'Lists of sizes that many products share.',
  },
  'colour-families.ts': {
    name: 'colourFamilies',
    type: 'ColourFamilies',
    from: 'colours',
    schema: colourFamilies,
    title: 'Colours in the filter',
    one: 'colour',
    help: 'Colours under which the shop’s filter gathers others: a shopper who chooses Blue sees Navy too. A product’s colour that is in no family is a choice by itself.',
  },
  'colours.ts': {
    name: 'colours',
    type: 'Colours',
    from: 'colours',
    schema: colours,
    title: 'Colours of the pages',
    help: 'Every colour of the shop: its pages, share cards, icons and edges follow. A colour is six digits after #, such as #1b5e20. The check says which two are too close to be read on each other.',
  },
  'delivery.ts': {
    name: 'deliveryAreas',
    type: 'DeliveryAreas',
    from: 'delivery',
    schema: deliveryAreas,
    title: 'Delivery areas and fees',
    one: 'area',
    help: 'Where an order goes and what that costs, in the order in which the cart offers it. Fees stay within shippingFee of policies.ts; from freeDeliveryFromKes there, delivery is free.',
    form: 'In the order in which the cart offers them. {town} and other words in braces are filled in by the shop.',
  },
  'faq.ts': {
    name: 'faq',
    type: 'Faq',
    from: 'faq',
    schema: faq,
    title: 'Questions and answers',
    one: 'question',
    help: 'The questions on Contact.',
    form: 'On Contact. {town} and other words in braces are filled in by the shop.',
  },
  'kiswahili-names.ts': {
    name: 'kiswahiliNames',
    type: 'KiswahiliNames',
    from: 'kiswahili-names',
    schema: kiswahiliNames,
    title: 'Names in Kiswahili',
    help: 'What the filters of the pages in Kiswahili call colours, kinds of goods and sizes. What is left out is shown in English.',
  },
  'merchant.ts': {
    name: 'googleCategories',
    type: 'GoogleCategories',
    from: 'merchant',
    schema: googleCategories,
    title: 'Kinds of goods',
    one: 'kind',
    help: 'The kinds of goods, by which shoppers filter, each with its whole path in Google’s product taxonomy, which Meta’s catalogue reads too, as https://www.google.com/basepages/producttype/taxonomy.en-US.txt has it. For another kind add a line: a new word, and the path, which several kinds may share.',
    form: 'The kinds by which shoppers filter, each with its whole path in Google’s product taxonomy, which several kinds may share.',
  },
  'mpesa-tariff.ts': {
    name: 'mpesaTariff',
    type: 'MpesaTariff',
    from: 'mpesa-tariff',
    schema: mpesaTariff,
    title: 'What M-Pesa costs',
    help: 'What M-Pesa charges a customer who sends money to a number. Its operator publishes today’s table: search for "M-PESA rates", and take the column "Transfer to M-PESA users".',
  },
  'pages.ts': {
    name: 'pages',
    type: 'Pages',
    from: 'pages',
    schema: pages,
    title: 'Words of the pages',
    help: 'The pages that show neither one product nor one category. What is left out is said in plain words. Titles: under 60 characters with the shop’s name.',
  },
  'payments.ts': {
    name: 'payments',
    type: 'Payments',
    from: 'payments',
    schema: payments,
    title: 'How customers pay',
    help: 'How customers pay. Without a till: take it out.',
  },
  'policies.ts': {
    name: 'policies',
    type: 'Policies',
    from: 'policies',
    schema: policies,
    title: 'Delivery and returns',
    help: 'Delivery, returns and prices. Two promises contradict each other: deliveryDays and returns each have one of Home and another of About and the questions (docs/decisions/0008). Make them the same, and the pages follow; until then nothing about delivery or returns is put into structured data.',
  },
  'reviews.ts': {
    name: 'reviews',
    type: 'Reviews',
    from: 'reviews',
    schema: reviews,
    title: 'What customers said',
    one: 'review',
    help: 'What customers said. Shown on the pages, not in structured data for search engines.',
  },
  'scenes.ts': {
    name: 'scenes',
    type: 'Scenes',
    from: 'scenes',
    schema: scenes,
    title: 'Pictures of the pages',
    help: 'The pictures that show no product: data/photos/scenes/<id>.jpg. Those of Home are shown whole below its words, and look best on the `brand` colour of colours.ts, which goes on round them. The tiles of categories are named in catalogue/categories.ts.',
  },
  'search-words.ts': {
    name: 'searchWords',
    type: 'SearchWords',
    from: 'search-words',
    schema: searchWords,
    title: 'Search words',
    help: 'The words by which people look for things, in English, Swahili and Sheng. Capitals, accents, an s at the end and one wrong letter are understood by themselves, so each word is here once. docs/owner/search.md says how to add one.',
  },
  'sharing.ts': {
    name: 'sharing',
    type: 'Sharing',
    from: 'sharing',
    schema: sharing,
    title: 'Sharing the shop',
    help: 'What is sent when someone shares the shop.',
  },
  'shop.ts': {
    name: 'shop',
    type: 'Shop',
    from: 'shop',
    schema: shop,
    title: 'The shop',
    help: 'The shop itself. Change this file and everything follows: titles, links, messages, what is shared.',
  },
  'size-guide.ts': {
    name: 'sizeGuides',
    type: 'SizeGuides',
    from: 'size-guide',
    schema: sizeGuides,
    title: 'Size guides',
    one: 'size guide',
    help: 'The size guides: how to measure, and which size that is. One belongs to the size set of its id (catalogue/size-sets.ts), or to each product with its own sizes that names it in `sizeGuide`. A set without a guide shows none. How to change one: docs/owner/size-guide.md.',
    form: 'How to measure, and which size that is. One belongs to the size set of its name, or to each product that names it.',
  },
  'social.ts': {
    name: 'social',
    type: 'Social',
    from: 'social',
    schema: social,
    title: 'Pages on networks',
    help: 'The profile pages the footer links to. Take out the line of a network that the shop does not use. Facebook has a link that shares the shop beside the shop’s page.',
  },
  'visit.ts': {
    name: 'visit',
    type: 'Visit',
    from: 'visit',
    schema: visit,
    title: 'Hours, closed days, map',
    help: 'When and where the shop can be visited. What is taken out is left out of the pages.',
    renewed: renewedVisit,
  },
  'why-choose.ts': {
    name: 'whyChoose',
    type: 'WhyChoose',
    from: 'about',
    schema: whyChoose,
    title: 'Why choose the shop',
    one: 'reason',
    help: 'Why Choose on Home.',
    form: 'On Home. {town} and other words in braces are filled in by the shop.',
  },
} as const satisfies Readonly<Record<string, DataModule>>;

/** A product's module: data/catalogue/products/<id>.ts. */
export const productModule: DataModule = {
  name: 'product',
  type: 'ProductRecord',
  from: 'product',
  schema: product,
  title: 'Products',
  one: 'product',
  help: '',
  renewed: renewedProduct,
};
