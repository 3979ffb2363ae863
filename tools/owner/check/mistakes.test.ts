import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stops } from '@/lib/catalogue/issue';

/*
 * The sentences of the check about an owner's mistakes: one for each rule of a value, of a file and
 * of the settings. The tests of rules between records are in ./between-records, those of reading
 * beside the reader.
 */

/**
 * An owner's mistake in a file: the only `from` of the file becomes `to`; then the sentence and its
 * line.
 */
type Mistake = readonly [title: string, from: string, to: string, line: number, said: string];

/** By the file of the tests' shop. */
const inFiles: Readonly<Record<string, readonly Mistake[]>> = {
  'data/catalogue/products/wide-trousers.ts': [
    [
      'A size has no row in the size guide.',
      "'38', '40'],\n  sizeGuide",
      "'38', '42'],\n  sizeGuide",
      9,
      'wide-trousers: sizeGuide: must have a row for each size: data/size-guide.ts waist has none for 42',
    ],
    [
      'A size is longer than an order’s link carries.',
      "['28', '30', '32', '34', '36', '38', '40']",
      "['28', '30', '34', '38', 'for a waist of 90 to 95 centimetres and legs of 80 centimetres, with room at the hips']",
      8,
      'wide-trousers: sizes 5: must be 80 letters at most: the link of an order carries no more',
    ],
    [
      'Sizes have run together.',
      "['28', '30', '32', '34', '36', '38', '40']",
      "['28', '303234', '38']",
      8,
      `wide-trousers: sizes 2: must be one size, such as '38', not "303234"`,
    ],
    [
      'Sold out is a text.',
      "soldOut: ['28', '38']",
      "soldOut: 'yes'",
      11,
      'wide-trousers: soldOut: must be true, or a list of sizes such as [\'42\'], not "yes"',
    ],
    [
      'A size is sold out and has some left.',
      "soldOut: ['28', '38']",
      "soldOut: ['28', '34']",
      11,
      'wide-trousers: soldOut: must be without \'34\' while sizesLeft has 2 of it, not ["28","34"]',
    ],
    [
      'A size of which some are left is not among the sizes.',
      "sizesLeft: { '34': 2 }",
      "sizesLeft: { '35': 2 }",
      12,
      "wide-trousers: sizesLeft: must name only those of its sizes, '28', '30', '32', '34', '36', '38', '40', not {\"35\":2}",
    ],
    [
      'A word is without quotes.',
      "'female'",
      'female',
      16,
      "wide-trousers: gender: must be in quotes: 'female'",
    ],
  ],
  'data/catalogue/products/hooded-top.ts': [
    ['A name is empty.', "'Hooded Top'", "''", 5, 'hooded-top: name: must not be empty'],
    [
      'A name is a number.',
      "'Hooded Top'",
      '501',
      5,
      'hooded-top: name: must be text, in quotes, not 501',
    ],
    [
      'A name is that of another product.',
      "'Hooded Top'",
      "'ANKLE  boots'",
      5,
      'hooded-top: name: must be another name than that of data/catalogue/products/ankle-boot.ts: an order names the product by it',
    ],
    [
      'A name is longer than a card has room for.',
      "'Hooded Top'",
      "'Hooded Top for cold mornings, in every size and all the colours there are'",
      5,
      'hooded-top: name: must be 60 letters at most, not 73: a longer name is cut in pictures, on cards and in search results',
    ],
    [
      'A price in quotes could be two.',
      'priceKes: 1750',
      "priceKes: '1.750'",
      7,
      'hooded-top: priceKes: "1.750" could be 1750 or 1: write 1750 without the point, without quotes',
    ],
    [
      'A price is more than an order’s link carries.',
      'priceKes: 1750',
      'priceKes: 17500000',
      7,
      'hooded-top: priceKes: must be 10,000,000 shillings at most, not 17500000',
    ],
    [
      'A price is left out.',
      '  priceKes: 1750,\n',
      '',
      3,
      'hooded-top: priceKes: must be there: whole shillings, such as 1500',
    ],
    [
      'A price is in quotes.',
      'priceKes: 1750',
      "priceKes: '1750'",
      7,
      'hooded-top: priceKes: must be a number: 1750, without quotes',
    ],
    [
      'A description is not written yet.',
      "'A sample top with a hood and a front pocket.'",
      "'TODO'",
      9,
      'hooded-top: description: must be what customers read, in place of TODO',
    ],
    [
      'A description has a tag.',
      "'A sample top with a hood and a front pocket.'",
      "'A <b>sample</b> top.'",
      9,
      'hooded-top: description: must be without <b>: a tag is shown as it is',
    ],
    [
      'A former address is that of a product today.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  formerPaths: ['tops/crew-tee'],",
      6,
      'hooded-top: formerPaths 1: must not be "tops/crew-tee", an address of crew-tee',
    ],
    [
      'A colour is four colours.',
      "colour: 'Purple'",
      "colour: 'Purple/Blue/Red/Green'",
      13,
      'hooded-top: colour: must be one to three colours such as "Navy/White", not "Purple/Blue/Red/Green"',
    ],
    [
      'A kind is misspelt.',
      "kind: 'hoodies'",
      "kind: 'hoodie'",
      14,
      'hooded-top: kind: must be "hoodies" or another kind of data/merchant.ts, not "hoodie"',
    ],
    [
      'A field that must be there is misspelt.',
      "colour: 'Purple'",
      "color: 'Purple'",
      13,
      'hooded-top: color: must be a field the shop knows; did you mean "colour"?',
    ],
    [
      'A field is there twice.',
      "colour: 'Purple'",
      "colour: 'Purple',\n  colour: 'Blue'",
      14,
      'hooded-top: colour: must be written once: line 13 has it too',
    ],
  ],
  'data/catalogue/products/crew-tee.ts': [
    [
      'Steps have the fewest items last.',
      'from: 12',
      'from: 3',
      10,
      'crew-tee: wholesale: must begin with the fewest items: from 3 comes after from 4',
    ],
    [
      'A step costs more than one item alone.',
      'priceKes: 540',
      'priceKes: 650',
      10,
      'crew-tee: wholesale: must cost less than one alone, 600, not 650',
    ],
    [
      'An earlier price is below the price.',
      'originalPriceKes: 800',
      'originalPriceKes: 500',
      9,
      'crew-tee: originalPriceKes: must be above the price now, 600, not 500',
    ],
    [
      'An earlier price is ten times the price.',
      'originalPriceKes: 800',
      'originalPriceKes: 8000',
      9,
      'crew-tee: originalPriceKes: is KSh 8,000 right? The price now is KSh 600: a digit may be too many',
    ],
    [
      'A product goes with itself.',
      "goesWith: ['wide-trousers', 'canvas-shoe']",
      "goesWith: ['crew-tee']",
      19,
      'crew-tee: goesWith: must name other products, not the product itself',
    ],
    [
      'An apostrophe ends a text.',
      "'A sample T-shirt with a round neck.'",
      "'A sample's T-shirt.'",
      15,
      'crew-tee: description: must be in double quotes, because it has an apostrophe: "A sample\'s T-shirt."',
    ],
    [
      'Quotes are curly.',
      "'Crew T-shirt'",
      '‘Crew T-shirt’',
      5,
      "crew-tee: name: must be in straight quotes, not curly ones: 'Crew T-shirt'",
    ],
    [
      'A quote is missing at the end.',
      "'Crew T-shirt'",
      "'Crew T-shirt",
      5,
      "crew-tee: name: must end with a quote: 'Crew T-shirt'",
    ],
    [
      'A text goes on in another line.',
      "'A sample T-shirt with a round neck.'",
      "'A sample T-shirt\n  with a round neck.'",
      15,
      'crew-tee: description: must be on one line',
    ],
    [
      'A comma is missing after a text.',
      "'Crew T-shirt',",
      "'Crew T-shirt'",
      5,
      'crew-tee: name: must end with a comma',
    ],
    [
      'A comma is there twice.',
      "'Crew T-shirt',",
      "'Crew T-shirt',,",
      5,
      'crew-tee: must have one comma between two fields',
    ],
    [
      'A bracket is missing at the beginning of a product.',
      "{\n  id: 'crew-tee'",
      "  id: 'crew-tee'",
      3,
      'crew-tee: must be opened: a { is missing before this',
    ],
    [
      'A colon is missing.',
      "name: 'Crew T-shirt'",
      "name 'Crew T-shirt'",
      5,
      'crew-tee: name: must have a colon after its name: name:',
    ],
    [
      'Yes is in the place of true.',
      'isNew: true',
      'isNew: yes',
      20,
      'crew-tee: isNew: must be true, in small letters',
    ],
    [
      'The end of the file is missing.',
      "    alt: 'T-shirt ya njano ya mfano yenye shingo ya duara',\n  },\n};\n",
      '',
      28,
      'crew-tee: sw: must be closed: a } is missing at the end, for the { of line 26',
    ],
    [
      'A bracket is one too many.',
      '  },\n};',
      '  },\n};\n};',
      32,
      'crew-tee: must not have this }: it is one too many',
    ],
    [
      'A line is a note without its sign.',
      "  id: 'crew-tee',",
      "  The shirts\n  id: 'crew-tee',",
      4,
      'crew-tee: must have // in front, if it is a note',
    ],
    [
      'A note has no end.',
      "sizes: 'clothes',",
      "sizes: 'clothes', /* all of them",
      14,
      'crew-tee: must end with */, as it begins with /*',
    ],
    [
      'The line with the import is gone.',
      "import type { ProductRecord } from '@/data/schema/product';\n",
      '',
      2,
      "crew-tee: must have this line at its top: import type { ProductRecord } from '@/data/schema/product';",
    ],
    [
      'A constant is misspelt.',
      'const product:',
      'const produkt:',
      3,
      'crew-tee: must be there: export const product = …; did you mean produkt?',
    ],
  ],
  'data/catalogue/products/work-shirt.ts': [
    [
      'A gender is no word of the feeds.',
      "gender: 'male'",
      "gender: 'gents'",
      13,
      'work-shirt: gender: must be one of male, female, unisex; did you mean "male"?',
    ],
    [
      'A price has a comma.',
      'priceKes: 1100',
      'priceKes: 1,100',
      7,
      'work-shirt: priceKes: must be a number alone, without a comma, a space or a currency: 1100',
    ],
    [
      'A price has no value.',
      'priceKes: 1100',
      'priceKes:',
      7,
      'work-shirt: priceKes: must have a value after its colon; take the line out if there is none',
    ],
    [
      'A dash is in the place of a minus.',
      'priceKes: 1100',
      'priceKes: –1100',
      7,
      'work-shirt: priceKes: must have a plain - in place of –',
    ],
    [
      'An invisible character is in a price.',
      'priceKes: 1100',
      'priceKes: ​1100',
      7,
      'must not have the invisible character that is here: type this line again',
    ],
    [
      'Signs are there that nobody can read.',
      'priceKes: 1100',
      'priceKes: @#! 1100',
      7,
      'work-shirt: priceKes: must be a line that can be read: look for a quote, a comma or a bracket too many or too few in this line or the one above',
    ],
    [
      'Two versions were merged.',
      'priceKes: 1100,',
      '<<<<<<< HEAD\n  priceKes: 1100,\n=======\n  priceKes: 1200,\n>>>>>>> theirs',
      9,
      'must have one of the two versions that are between <<<<<<< and >>>>>>>: keep one',
    ],
  ],
  'data/catalogue/products/strap-sandal.ts': [
    [
      'A size is there twice.',
      "['36-37', '38-39', '40-41']",
      "['36', '38', '38 ']",
      8,
      'strap-sandal: sizes: must be a list with each size once, not ["36","38","38 "]',
    ],
  ],
  'data/catalogue/offers.ts': [
    [
      'An offer is misspelt.',
      "'ankle-boot'",
      "'ankle-boots'",
      4,
      'ankle-boots: must be the id of a product; did you mean "ankle-boot"?',
    ],
  ],
  'data/catalogue/size-sets.ts': [
    [
      'A size set may be a range.',
      "['18', '19', '20', '21', '22', '23']",
      "['20-23']",
      7,
      "baby: is '20-23' one size? If customers choose one of them, write ['20', '21', '22', '23']",
    ],
  ],
  'data/shop.ts': [
    [
      'The time of an answer is a day and no length of time.',
      "'12 hours'",
      "'same day'",
      36,
      `replyWithin: must be a length of time, such as '2 hours', as pages say "within" before it, not "same day"`,
    ],
    [
      'English is among the further languages.',
      "languages: ['sw']",
      "languages: ['en', 'sw']",
      23,
      'languages 1: must be one of sw, as English is there by itself, not "en"',
    ],
    [
      'The phone has a digit too few.',
      "phone: '0700 000 111'",
      "phone: '0700 000 11'",
      34,
      'phone: must be a Kenyan phone number, such as \'0712 345 678\', not "0700 000 11"',
    ],
    [
      'The phone is a landline.',
      "phone: '0700 000 111'",
      "phone: '067 222 3333'",
      34,
      'phone: must be a mobile number, or have whatsapp beside it: a landline has no WhatsApp, not "067 222 3333"',
    ],
    [
      'A text names an unknown fact.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      "tagline: 'Sample clothes from {twon}'",
      32,
      'tagline: must not name {twon}; did you mean {town}?',
    ],
    [
      'A text is computed.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      "tagline: 'Sample clothes from ' + town",
      32,
      'tagline: must be a plain value: nothing is worked out here',
    ],
  ],
  'data/payments.ts': [
    [
      'The rate of the dollar is in quotes.',
      'kesPerUsd: 128',
      "kesPerUsd: '128.125'",
      27,
      'kesPerUsd: must be a number: 128.125, without quotes',
    ],
    [
      'The paybill is a phone number.',
      "number: '100133'",
      "number: '0700 000 133'",
      13,
      "paybill.number: must be the paybill's number, 5 to 7 digits such as '522522': this is a phone number, not \"0700 000 133\"",
    ],
    [
      'The account has a letter among its digits.',
      "account: 'DUKA MFANO'",
      "account: '0110O2345'",
      13,
      'paybill.account: is 0110O2345 right? It has the letter O among its digits: 0 may be meant',
    ],
    [
      'The till is without its name.',
      "{ number: '100144', name: 'SAMPLE STAND' }",
      "{ number: '100144' }",
      15,
      'till.name: must be there: the name that M-Pesa shows',
    ],
  ],
  'data/visit.ts': [
    [
      'The email is no address.',
      "'orders@duka.example'",
      "'orders at duka'",
      5,
      'email: must be an email address, not "orders at duka"',
    ],
    [
      'A day of the opening hours is misspelt.',
      "days: ['Tuesday',",
      "days: ['Tusday',",
      14,
      'openingHours 1: days 1: must be a day, such as \'Monday\', not "Tusday"',
    ],
    [
      'The shop closes before it opens.',
      "closes: '17:00'",
      "closes: '06:00'",
      16,
      'openingHours 1: closes: must be after 09:00, or 00:00 for midnight: it closes before it opens',
    ],
  ],
  'data/social.ts': [
    [
      'A page of a network is on another.',
      "'https://instagram.example/duka'",
      "'https://www.facebook.com/duka'",
      8,
      'instagram: must be the shop\'s page on instagram, not "https://www.facebook.com/duka"',
    ],
  ],
  'data/delivery.ts': [
    [
      'A name is longer than an order’s link carries.',
      "name: 'Anywhere else'",
      "name: 'Anywhere else, and all the villages, farms, camps and stations that lie on the way there'",
      26,
      'Anywhere else, and all the villages, farms, camps and stations that lie on the way there: name: must be 80 letters at most: the link of an order carries no more',
    ],
    [
      'A fee has digits too many.',
      'feeKes: 250',
      'feeKes: 250000000',
      27,
      'Anywhere else: feeKes: must be 10,000,000 shillings at most, not 250000000',
    ],
    [
      'An area has the name of another.',
      "name: 'Anywhere else'",
      "name: 'Sampletown'",
      26,
      'Sampletown: name: must be the name of one area only',
    ],
    [
      'A fee is outside of what is promised.',
      'feeKes: 250',
      'feeKes: 500',
      27,
      'Anywhere else: feeKes: must be 0 or within the shippingFee of data/policies.ts, KSh 150–250; change one of the two',
    ],
  ],
  'data/policies.ts': [
    [
      'A fact names itself.',
      "refund: '48 hours'",
      "refund: '48 hours, {refund}'",
      24,
      'refund: must not name itself in braces',
    ],
    [
      'The time is without its days.',
      "'{from}–{to} sample days'",
      "'A few sample days'",
      20,
      'deliveryTime: must have {from} and {to}, such as \'{from}–{to} business days\', not "A few sample days"',
    ],
  ],
  'data/reviews.ts': [
    [
      'A product is misspelt.',
      "product: 'ankle-boot'",
      "product: 'ankle-boots'",
      25,
      'Person D: product: must be the id of a product; did you mean "ankle-boot"?',
    ],
  ],
  'data/size-guide.ts': [
    [
      'A figure is in millimetres.',
      "'44': { foot: 28.1, uk: 9.5 }",
      "'44': { foot: 281, uk: 9.5 }",
      25,
      'shoes: rows.44.foot: must be 250 cm at most, not 281',
    ],
    [
      'A span is the wrong way round.',
      'XS: { chest: [77, 85]',
      'XS: { chest: [85, 77]',
      45,
      'clothes: rows.XS.chest: must be a number above 0, or [from, to], not [85,77]',
    ],
    [
      'A measure is a text.',
      'XS: { chest: [77, 85]',
      "XS: { chest: '77'",
      45,
      'clothes: rows.XS.chest: must be a number: 77, without quotes',
    ],
  ],
  'data/colours.ts': [
    [
      'A colour is a word.',
      "'#9cd3ff'",
      "'blue'",
      9,
      'brand: must be six digits after #, such as #1b5e20, not "blue"',
    ],
  ],
  'data/merchant.ts': [
    [
      'A path is one word.',
      "heels: 'Apparel & Accessories > Shoes'",
      "heels: 'Shoes'",
      13,
      'heels: must be a path such as "Apparel & Accessories > Shoes", not "Shoes"',
    ],
  ],
  'data/mpesa-tariff.ts': [
    [
      'A sum is not above the one before.',
      'upToKes: 3000',
      'upToKes: 300',
      16,
      'band 2: upToKes: must be above 1000, the sum of the band before, not 300',
    ],
  ],
  'data/search-words.ts': [
    [
      'Two words are in one text.',
      "['viatu', 'ndula']",
      "['viatu, ndula']",
      11,
      'meanings.shoes 1: must have one word or phrase in each text, not "viatu, ndula"',
    ],
  ],
  'data/words/en/seo.ts': [
    [
      'A text is a number.',
      "'Page {number} of {count}. {description}'",
      '5',
      4,
      'laterPage: must be text, in quotes, not 5',
    ],
    [
      'A value in braces is missing.',
      "'Page {number} of {count}. {description}'",
      "'Page {number}. {description}'",
      4,
      'laterPage: must have the same words in braces as data/words/sw/seo.ts: {count}, {description}, {number}, not "Page {number}. {description}"',
    ],
  ],
  'data/words/sw/shell.ts': [
    [
      'A text is there in one language alone.',
      "  skipToContent: 'Nenda kwenye yaliyomo',\n",
      '',
      2,
      'skipToContent: must be there too: data/words/en/shell.ts has it',
    ],
  ],
};

/** Of these the check asks, and stops nothing. */
const asked = [
  'A name is longer than a card has room for.',
  'An earlier price is ten times the price.',
  'A size set may be a range.',
  'The account has a letter among its digits.',
  'A file is one that nothing reads.',
];

/** The module of a product without a photo. */
const hat = `import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'hat',
  name: 'Sample Hat',
  category: 'tops',
  priceKes: 500,
  sizes: ['M'],
  description: 'A sample hat.',
  alt: 'A black sample hat',
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Black',
  kind: 'hoodies',
};
`;

/** Files that are written, or removed if the text is null, and the sentences of the check. */
const ofFiles: readonly [
  title: string,
  files: Readonly<Record<string, string | null>>,
  said: string,
][] = [
  ['A file is gone.', { 'data/faq.ts': null }, 'data/faq.ts: must be there: put the file back'],
  [
    'A file has another ending.',
    { 'data/faq.ts': null, 'data/faq.ts.txt': '' },
    'data/faq.ts.txt: must be named faq.ts: under this name nothing reads it',
  ],
  [
    'A file of words is there in one language alone.',
    { 'data/words/sw/cart.ts': null },
    'data/words/sw/cart.ts: must be there: put the file back',
  ],
  [
    'A file of words has another name.',
    { 'data/words/en/cart.ts': null, 'data/words/en/Cart (1).ts': '' },
    'data/words/en/Cart (1).ts: must be named cart.ts: under this name nothing reads it',
  ],
  [
    'A file is there as a copy too.',
    { 'data/faq (1).ts': '' },
    'data/faq (1).ts: looks like a copy of data/faq.ts, and nothing reads it under this name: take it out of data, or put it in the place of that file',
  ],
  [
    'A product is in a folder among the products.',
    { 'data/catalogue/products/tops/hat.ts': hat },
    "data/catalogue/products/tops/hat.ts: must be in data/catalogue/products, with `category: 'tops'` in it: nothing reads it here",
  ],
  [
    'A file is one that nothing reads.',
    { 'data/payees.ts': 'export const a = 1;\n' },
    'data/payees.ts: is read by nothing: take it out of data',
  ],
  [
    'A product’s file has another name than its id.',
    { 'data/catalogue/products/cap.ts': hat },
    'data/catalogue/products/cap.ts: cap: id: must be "cap", as its file is named; or name the file hat.ts',
  ],
  [
    'A file is empty.',
    { 'data/faq.ts': '' },
    'data/faq.ts: must not be empty: put its content back',
  ],
  [
    'A file was saved by Word.',
    { 'data/faq.ts': '{\\rtf1\\ansi' },
    'data/faq.ts: must be a plain text file: it was saved by a program such as Word',
  ],
  [
    'The logo shows nothing.',
    { 'data/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"></svg>' },
    'data/logo.svg: must show something: it is empty',
  ],
];

/** Settings of the environment, and the sentences of the check. */
const ofSettings: readonly [
  title: string,
  settings: Readonly<Record<string, string>>,
  said: string,
][] = [
  [
    'The shop’s address is no address.',
    { NEXT_PUBLIC_SITE_URL: 'duka.example' },
    'the environment: NEXT_PUBLIC_SITE_URL: must be an address that begins with https:// (or http://, for a trial), not "duka.example"',
  ],
  [
    'The folder on the host has no slash.',
    { BASE_PATH: 'duka' },
    'the environment: BASE_PATH: must be a folder that begins with a slash, such as "/mavazi", not "duka"',
  ],
  [
    'The service worker is a word.',
    { SERVICE_WORKER: 'off' },
    'the environment: SERVICE_WORKER: must be 0 for a shop whose phones keep no pages, else 1 or empty, not "off"',
  ],
  [
    'The desk is to be where none can be.',
    { DESK: 'yes' },
    'the environment: DESK: must be shop, to publish the desk with the shop, pages, for GitHub’s pages, or empty, not "yes"',
  ],
  [
    'The day of the build is a day.',
    { SOURCE_DATE_EPOCH: '2026-11-21' },
    'the environment: SOURCE_DATE_EPOCH: must be a time in whole seconds since 1970, such as "1795305600", not "2026-11-21"',
  ],
];

const project = process.cwd();
const environment = process.env;
const shop = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
/** The files that a test has overwritten or removed; null for a file that did not exist. */
const former = new Map<string, Buffer | null>();

/** The tests' shop with the words of data/, and without the logo that each check would judge. */
beforeAll(() => {
  cpSync('e2e/shop/data', path.join(shop, 'data'), { recursive: true });
  cpSync('data/words', path.join(shop, 'data/words'), { recursive: true });
  process.chdir(shop);
  rmSync('data/logo.svg');
});

beforeEach(() => {
  process.env = { ...environment, SOURCE_DATE_EPOCH: '1795305600' };
  delete process.env.TSX_TSCONFIG_PATH;
});

afterEach(() => {
  process.env = environment;
  for (const [file, content] of former) {
    if (content) writeFileSync(file, content);
    else rmSync(file);
  }
  former.clear();
});

afterAll(() => {
  process.chdir(project);
  rmSync(shop, { recursive: true });
});

function write(file: string, text: string | null): void {
  former.set(file, existsSync(file) ? readFileSync(file) : null);
  if (text === null) rmSync(file);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The check of the current folder, which it finds when it is loaded. */
async function check() {
  const { checkData } = await import('./check-data');
  return checkData();
}

/** The one thing that the check says, with its line; and whether it stops the shop. */
async function said(): Promise<{ text: string; line: number; stopping: boolean }> {
  const { issues, products } = await check();
  const { describeResult } = await import('./describe-result');
  const printed = describeResult(issues, [], products, 0).split('\n');
  expect(issues).toHaveLength(1);
  const [, text = '', place = ''] = printed;
  return { text, line: Number(/^ {2}line (\d+):/.exec(place)?.[1]), stopping: issues.some(stops) };
}

describe.each(Object.entries(inFiles))('%s', (file, mistakes) => {
  test.each(mistakes)('%s', async (title, from, to, line, sentence) => {
    const parts = readFileSync(file, 'utf8').split(from);
    expect(parts).toHaveLength(2);
    write(file, parts.join(to));
    const stopping = !asked.includes(title);
    expect(await said()).toEqual({ text: `${file}: ${sentence}`, line, stopping });
  });
});

test.each(ofFiles)('%s', async (title, files, sentence) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  expect(await said()).toMatchObject({ text: sentence, stopping: !asked.includes(title) });
});

/** In the copy of the tests' shop. */
const visitFile = 'data/visit.ts';

test('A record of an earlier release, with what the shop now finds by itself or shows no more, has no finding.', async () => {
  const lines = "pictureAwaited: true,\n  updated: '8 Feb 2026',\n  alt:";
  write('data/catalogue/products/hat.ts', hat.replace('alt:', lines));
  const visit = readFileSync(visitFile, 'utf8');
  write(
    visitFile,
    visit.replace(
      'openingHours:',
      "hours: 'Mon 8AM–6PM',\n  streets: { roads: [] },\n  openingHours:",
    ),
  );
  expect((await check()).issues).toEqual([]);
});

test('Hours of an earlier release that cannot be read, and have no rows beside them, stop.', async () => {
  const visit = readFileSync(visitFile, 'utf8');
  const words = visit.replace(/openingHours: \[.*?\n {2}\],/s, "hours: 'Most days until dusk',");
  write(visitFile, words);
  expect(await said()).toEqual({
    text: 'data/visit.ts: hours: must be in openingHours, a row for the days with the same hours: these words cannot be read',
    line: 12,
    stopping: true,
  });
});

test.each(ofSettings)('%s', async (_, settings, sentence) => {
  Object.assign(process.env, settings);
  expect(await said()).toMatchObject({ text: sentence, stopping: true });
});

test('A shop without a mistake has no finding.', async () => {
  expect((await check()).issues).toEqual([]);
});
