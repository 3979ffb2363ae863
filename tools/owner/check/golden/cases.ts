/** What an owner does to a file: `from`, which the file has once, becomes `to`. */
type Edit = readonly [title: string, from: string, to: string];

/** By the file of the tests' shop: one edit, and with it one mistake, a line each. */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  'data/catalogue/products/wide-trousers.ts': [
    ['An id has capitals and a space.', "id: 'wide-trousers'", "id: 'Wide Trousers'"],
    ['An id is a number.', "id: 'wide-trousers'", 'id: 5'],
    ['An id is left out.', "id: 'wide-trousers',", ''],
    ['An id is a word of the shop.', "id: 'wide-trousers'", "id: 'page'"],
    ['An id begins as a share card does.', "id: 'wide-trousers'", "id: 'page-trousers'"],
    ['An id is that of another product.', "id: 'wide-trousers'", "id: 'ankle-boot'"],
    ['Sizes are left out.', "  sizes: ['28', '30', '32', '34', '36', '38', '40'],\n", ''],
    ['Sizes are an empty list.', "['28', '30', '32', '34', '36', '38', '40']", '[]'],
    [
      'A size is longer than an order’s link carries.',
      "['28', '30', '32', '34', '36', '38', '40']",
      "['28', '30', '34', '38', 'for a waist of 90 to 95 centimetres and legs of 80 centimetres, with room at the hips']",
    ],
    [
      'A size has no row in the size guide.',
      "'38', '40'],\n  sizeGuide",
      "'38', '42'],\n  sizeGuide",
    ],
    ['A size guide is misspelt.', "sizeGuide: 'waist'", "sizeGuide: 'waste'"],
    ['A size guide is not there.', "sizeGuide: 'waist'", "sizeGuide: 'trousers'"],
    ['A size guide is no word.', "sizeGuide: 'waist'", "sizeGuide: 'The waist'"],
    ['A fit is misspelt.', "fit: 'true'", "fit: 'tru'"],
    ['A fit is no word of the shop.', "fit: 'true'", "fit: 'slim'"],
    ['A fit is true without quotes.', "fit: 'true'", 'fit: true'],
    ['Sold out is a text.', "soldOut: ['28', '38']", "soldOut: 'yes'"],
    [
      'A size that is sold out is not among the sizes.',
      "soldOut: ['28', '38']",
      "soldOut: ['27', '38']",
    ],
    ['A size that is sold out is a number.', "soldOut: ['28', '38']", 'soldOut: [28, 38]'],
    ['A size is sold out and has some left.', "soldOut: ['28', '38']", "soldOut: ['28', '34']"],
    ['Sizes left are a list.', "sizesLeft: { '34': 2 }", "sizesLeft: ['34']"],
    ['Sizes left are empty.', "sizesLeft: { '34': 2 }", 'sizesLeft: {}'],
    [
      'A size of which some are left is not among the sizes.',
      "sizesLeft: { '34': 2 }",
      "sizesLeft: { '35': 2 }",
    ],
    ['A number of a size is below zero.', "sizesLeft: { '34': 2 }", "sizesLeft: { '34': -2 }"],
    ['A number of a size is in quotes.', "sizesLeft: { '34': 2 }", "sizesLeft: { '34': '2' }"],
    ['A number of a size is a word.', "sizesLeft: { '34': 2 }", "sizesLeft: { '34': 'two' }"],
    ['A field that may be left out is misspelt.', "soldOut: ['28', '38']", "soldOt: ['28', '38']"],
    ['A word is without quotes.', "'female'", 'female'],
    ['A comma is missing in a list.', "'28', '30', '32'", "'28' '30', '32'"],
    ['A comma is there twice in a list.', "'28', '30', '32'", "'28',, '30', '32'"],
    ['A square bracket is missing at the end.', "'38', '40'],", "'38', '40',"],
    ['A square bracket is missing at the beginning.', "['28', '30'", "'28', '30'"],
    ['A list is without brackets.', "['28', '30', '32', '34', '36', '38', '40']", '28, 30, 32'],
  ],
  'data/catalogue/products/hooded-top.ts': [
    ['A name is left out.', "name: 'Hooded Top',", ''],
    ['A name is empty.', "'Hooded Top'", "''"],
    ['A name is a number alone.', "'Hooded Top'", "'7012'"],
    ['A name is that of another product.', "'Hooded Top'", "'ANKLE  boots'"],
    [
      'A name is longer than a card has room for.',
      "'Hooded Top'",
      "'Hooded Top for cold mornings, in every size and all the colours there are'",
    ],
    [
      'A folder has no photo of the product.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  folder: 'hoods',",
    ],
    ['A price is left out.', '  priceKes: 1750,\n', ''],
    ['A price is zero.', 'priceKes: 1750', 'priceKes: 0'],
    ['A price is below zero.', 'priceKes: 1750', 'priceKes: -1750'],
    ['A price has cents.', 'priceKes: 1750', 'priceKes: 1750.5'],
    ['A price is in quotes.', 'priceKes: 1750', "priceKes: '1750'"],
    ['A price is in quotes with a currency.', 'priceKes: 1750', "priceKes: 'KSh 1,750/='"],
    ['A price in quotes could be two.', 'priceKes: 1750', "priceKes: '1.750'"],
    ['A price is a word.', 'priceKes: 1750', "priceKes: 'ask us'"],
    ['A price is more than an order’s link carries.', 'priceKes: 1750', 'priceKes: 17500000'],
    ['A price is a tenth of similar ones.', 'priceKes: 1750', 'priceKes: 17'],
    ['A price is a hundred times similar ones.', 'priceKes: 1750', 'priceKes: 175000'],
    [
      'A size guide is beside a size set.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  sizeGuide: 'clothes',",
    ],
    [
      'A description is left out.',
      "  description: 'A sample top with a hood and a front pocket.',\n",
      '',
    ],
    ['A description is empty.', "'A sample top with a hood and a front pocket.'", "''"],
    [
      'A description is a list.',
      "'A sample top with a hood and a front pocket.'",
      "['A sample top', 'with a hood']",
    ],
    [
      'A description is not written yet.',
      "'A sample top with a hood and a front pocket.'",
      "'TODO'",
    ],
    [
      'A description has a tag.',
      "'A sample top with a hood and a front pocket.'",
      "'A <b>sample</b> top.'",
    ],
    [
      'A description has stars.',
      "'A sample top with a hood and a front pocket.'",
      "'A **sample** top.'",
    ],
    [
      'A description has an entity of HTML.',
      "'A sample top with a hood and a front pocket.'",
      "'A hood &amp; a pocket.'",
    ],
    [
      'A description has a number of HTML.',
      "'A sample top with a hood and a front pocket.'",
      "'A sample&#8217;s top.'",
    ],
    [
      'A description has words in braces.',
      "'A sample top with a hood and a front pocket.'",
      "'A top for {name}.'",
    ],
    [
      'A description names what is not there.',
      "'A sample top with a hood and a front pocket.'",
      "'A top for undefined.'",
    ],
    ['A material is a number.', "name: 'Hooded Top',", "name: 'Hooded Top',\n  material: 100,"],
    [
      'A material is too long for feeds.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  material: 'Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and Sample cotton and wool',",
    ],
    ['A picture’s text is left out.', "  alt: 'Purple sample top with a hood',\n", ''],
    [
      'Texts of further pictures are one text.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  views: 'from the side',",
    ],
    [
      'Texts of further pictures are an empty list.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  views: [],",
    ],
    [
      'Texts of further pictures are too many.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  views: ['one', 'two', 'three', 'four', 'five', 'six'],",
    ],
    [
      'A further picture has a text and no photo.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  views: ['from the side'],",
    ],
    [
      'A picture is drawn and awaited.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  pictureAwaited: true,\n  drawn: true,",
    ],
    [
      'A picture that is there is awaited.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  pictureAwaited: true,",
    ],
    ['Awaited is a text.', "name: 'Hooded Top',", "name: 'Hooded Top',\n  pictureAwaited: 'yes',"],
    ['A mark of samples is false.', "name: 'Hooded Top',", "name: 'Hooded Top',\n  sample: false,"],
    [
      'Former addresses are one text.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  formerPaths: 'tops/hoody',",
    ],
    [
      'A former address is without its category.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  formerPaths: ['hoody'],",
    ],
    [
      'A former address has a word of the shop.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  formerPaths: ['tops/page'],",
    ],
    [
      'A former address is that of a product today.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  formerPaths: ['tops/crew-tee'],",
    ],
    [
      'A former address is that of another product too.',
      "name: 'Hooded Top',",
      "name: 'Hooded Top',\n  formerPaths: ['footwear/old-court-shoe'],",
    ],
    ['A colour has a digit.', "colour: 'Purple'", "colour: 'Purple 2'"],
    ['A colour is four colours.', "colour: 'Purple'", "colour: 'Purple/Blue/Red/Green'"],
    ['A colour is left out.', "  colour: 'Purple',\n", ''],
    ['A kind is misspelt.', "kind: 'hoodies'", "kind: 'hoodie'"],
    ['A kind is no kind of the shop.', "kind: 'hoodies'", "kind: 'hats'"],
    ['A kind is left out.', "  kind: 'hoodies',\n", ''],
    ['A kind is another than the name says.', "kind: 'hoodies'", "kind: 'boots'"],
    [
      'The day of its coming is no day.',
      "updated: '2026-02-08'",
      "added: '30.2.2026',\n  updated: '2026-02-08'",
    ],
    [
      'The day of its coming is not in the calendar.',
      "updated: '2026-02-08'",
      "added: '2026-02-30',\n  updated: '2026-02-08'",
    ],
    [
      'The day of its coming is yet to be.',
      "updated: '2026-02-08'",
      "added: '2027-02-08',\n  updated: '2026-02-08'",
    ],
    ['The day of its last change is no day.', "updated: '2026-02-08'", "updated: '8 Feb 2026'"],
    ['A field has other capitals than its own.', 'priceKes: 1750', 'pricekes: 1750'],
    ['A field that must be there is misspelt.', "colour: 'Purple'", "color: 'Purple'"],
    ['A field is unknown.', "colour: 'Purple'", "colour: 'Purple',\n  season: 'Cold months'"],
    ['A field is there twice.', "colour: 'Purple'", "colour: 'Purple',\n  colour: 'Blue'"],
    ['A special space is in a word.', "colour: 'Purple'", "colour: 'Purple '"],
  ],
  'data/catalogue/products/crew-tee.ts': [
    ['A product’s category is left out.', "  category: 'tops',\n", ''],
    ['A product’s category is misspelt.', "category: 'tops'", "category: 'topps'"],
    ['A product’s category is none of the shop.', "category: 'tops'", "category: 'hats'"],
    ['A product’s category is a number.', "category: 'tops'", 'category: 5'],
    ['Steps begin at one item.', 'from: 4, priceKes: 540', 'from: 1, priceKes: 540'],
    ['Steps have the fewest items last.', 'from: 12', 'from: 3'],
    ['A step costs as much as the one before it.', 'priceKes: 480', 'priceKes: 540'],
    ['A step costs more than one item alone.', 'priceKes: 540', 'priceKes: 650'],
    ['A step has no price.', '{ from: 12, priceKes: 480 }', '{ from: 12 }'],
    ['A price of a step is in quotes.', 'priceKes: 480', "priceKes: 'KSh 480'"],
    ['A step of a product is a percentage.', 'priceKes: 540', 'percentOff: 10'],
    [
      'Steps are a text.',
      'wholesale: [\n    { from: 4, priceKes: 540 },\n    { from: 12, priceKes: 480 },\n  ]',
      "wholesale: '4: 540, 12: 480'",
    ],
    [
      'Steps are an empty list.',
      'wholesale: [\n    { from: 4, priceKes: 540 },\n    { from: 12, priceKes: 480 },\n  ]',
      'wholesale: []',
    ],
    ['An old name is a number without quotes.', "originalName: '7006'", 'originalName: 7006'],
    ['An earlier price is below the price.', 'originalPriceKes: 800', 'originalPriceKes: 500'],
    [
      'An earlier price is hardly above the price.',
      'originalPriceKes: 800',
      'originalPriceKes: 601',
    ],
    ['An earlier price has cents.', 'originalPriceKes: 800', 'originalPriceKes: 800.99'],
    ['An earlier price is ten times the price.', 'originalPriceKes: 800', 'originalPriceKes: 8000'],
    ['An earlier price is beside a price that the shop draws.', 'priceKes: 600,', 'sample: true,'],
    ['A mark is a number.', 'isNew: true', 'isNew: 1'],
    ['A rating is above five.', 'rating: 4.4', 'rating: 44'],
    ['A rating is in quotes.', 'rating: 4.4', "rating: '4.4'"],
    ['A rating is without its number of reviews.', '  reviews: 23,\n', ''],
    ['A number of reviews is without its rating.', '  rating: 4.4,\n', ''],
    ['A number of reviews is no whole number.', 'reviews: 23', 'reviews: 2.3'],
    [
      'A product that it goes with is misspelt.',
      "goesWith: ['wide-trousers', 'canvas-shoe']",
      "goesWith: ['wide-trouser', 'canvas-shoe']",
    ],
    [
      'A product goes with itself.',
      "goesWith: ['wide-trousers', 'canvas-shoe']",
      "goesWith: ['crew-tee']",
    ],
    [
      'A product goes with another twice.',
      "goesWith: ['wide-trousers', 'canvas-shoe']",
      "goesWith: ['canvas-shoe', 'canvas-shoe']",
    ],
    [
      'What a product goes with is one text.',
      "goesWith: ['wide-trousers', 'canvas-shoe']",
      "goesWith: 'wide-trousers'",
    ],
    [
      'An apostrophe ends a text.',
      "'A sample T-shirt with a round neck.'",
      "'A sample's T-shirt.'",
    ],
    ['Double quotes end a text.', "'A sample T-shirt with a round neck.'", '"A "sample" T-shirt."'],
    ['Quotes are curly.', "'Crew T-shirt'", '‘Crew T-shirt’'],
    ['A quote is missing at the end.', "'Crew T-shirt'", "'Crew T-shirt"],
    ['A quote is missing at the beginning.', "'Crew T-shirt'", "Crew T-shirt'"],
    ['Two quotes differ.', "'Crew T-shirt'", '\'Crew T-shirt"'],
    ['A text is without quotes.', "'Crew T-shirt'", 'Crew T-shirt'],
    ['A day is without quotes.', "'2026-02-06'", '2026-11-21'],
    [
      'A text goes on in another line.',
      "'A sample T-shirt with a round neck.'",
      "'A sample T-shirt\n  with a round neck.'",
    ],
    ['A comma is missing after a text.', "'Crew T-shirt',", "'Crew T-shirt'"],
    ['A comma is there twice.', "'Crew T-shirt',", "'Crew T-shirt',,"],
    ['A semicolon is in the place of a comma.', "'Crew T-shirt',", "'Crew T-shirt';"],
    [
      'A bracket is missing at the beginning of a product.',
      "{\n  id: 'crew-tee'",
      "  id: 'crew-tee'",
    ],
    ['A colon is missing.', "name: 'Crew T-shirt'", "name 'Crew T-shirt'"],
    ['An equals sign is in the place of a colon.', "name: 'Crew T-shirt'", "name = 'Crew T-shirt'"],
    ['Yes is in the place of true.', 'isNew: true', 'isNew: yes'],
    ['No is in the place of false.', 'isNew: true', 'isNew: no'],
    ['True has a capital.', 'isNew: true', 'isNew: True'],
    [
      'A product is a text.',
      "ProductRecord = {\n  id: 'crew-tee',",
      "ProductRecord = 'hat';\nconst other = {\n  id: 'crew-tee',",
    ],
    ['A bracket is missing at the end of the file.', '  },\n};', '  },\n'],
    [
      'The end of the file is missing.',
      "    alt: 'T-shirt ya njano ya mfano yenye shingo ya duara',\n  },\n};\n",
      '',
    ],
    ['A bracket is one too many.', '  },\n};', '  },\n};\n};'],
    ['A bracket is missing at the beginning.', 'ProductRecord = {', 'ProductRecord ='],
    ['A line is a note without its sign.', "  id: 'crew-tee',", "  The shirts\n  id: 'crew-tee',"],
    ['A note has no end.', "sizes: 'clothes',", "sizes: 'clothes', /* all of them"],
    ['A word of the language is misspelt.', 'export const', 'exprt const'],
    ['A type is misspelt.', 'product: ProductRecord', 'product: ProductRecrd'],
    [
      'An import of a type is misspelt.',
      'import type { ProductRecord }',
      'import type { ProductRecrd }',
    ],
    [
      'The line with the import is gone.',
      "import type { ProductRecord } from '@/data/schema/product';\n",
      '',
    ],
    ['A constant is misspelt.', 'const product:', 'const produkt:'],
    ['A constant has the name of the product.', 'const product:', 'const crewTee:'],
    [
      'A constant is there twice.',
      '  },\n};\n',
      '  },\n};\nexport const product: ProductRecord = {};\n',
    ],
    ['A place is a text.', 'place: 10', "place: 'first'"],
  ],
  'data/catalogue/products/work-shirt.ts': [
    [
      'An age group is misspelt.',
      "ageGroup: 'adult',\n  gender: 'male'",
      "ageGroup: 'adults',\n  gender: 'male'",
    ],
    [
      'An age group is no word of the feeds.',
      "ageGroup: 'adult',\n  gender: 'male'",
      "ageGroup: 'grown-up',\n  gender: 'male'",
    ],
    ['An age group is left out.', "  ageGroup: 'adult',\n  gender: 'male'", "  gender: 'male'"],
    ['A gender has a capital.', "gender: 'male'", "gender: 'Male'"],
    ['A gender is no word of the feeds.', "gender: 'male'", "gender: 'gents'"],
    ['A full stop is in the place of a comma.', 'priceKes: 1100,', 'priceKes: 1100.'],
    ['A price has a comma.', 'priceKes: 1100', 'priceKes: 1,100'],
    ['A price has a currency.', 'priceKes: 1100', 'priceKes: KSh 1100'],
    ['A price has a comma and none after it.', 'priceKes: 1100,', 'priceKes: 1,100'],
    ['A price has no value.', 'priceKes: 1100', 'priceKes:'],
    ['A field’s name is two words.', 'priceKes: 1100', 'price Kes: 1100'],
    ['A price has the sign of a currency.', 'priceKes: 1100', 'priceKes: 1100€'],
    ['A digit is of another script.', 'priceKes: 1100', 'priceKes: １１００'],
    ['A dash is in the place of a minus.', 'priceKes: 1100', 'priceKes: –1100'],
    ['An invisible character is in a price.', 'priceKes: 1100', 'priceKes: ​1100'],
    ['Signs are there that nobody can read.', 'priceKes: 1100', 'priceKes: @#! 1100'],
    ['A note is without its sign.', 'priceKes: 1100,', 'priceKes: 1100, since May'],
    [
      'Two versions were merged.',
      'priceKes: 1100,',
      '<<<<<<< HEAD\n  priceKes: 1100,\n=======\n  priceKes: 1200,\n>>>>>>> theirs',
    ],
  ],
  'data/catalogue/products/strap-sandal.ts': [
    ['Sizes name a size set that is misspelt.', "['36-37', '38-39', '40-41']", "'shoe'"],
    ['Sizes name a size set that is not there.', "['36-37', '38-39', '40-41']", "'socks'"],
    ['Sizes are numbers without quotes.', "['36-37', '38-39', '40-41']", '[36, 38, 40]'],
    ['A size is there twice.', "['36-37', '38-39', '40-41']", "['36', '38', '38 ']"],
    ['Several sizes are in one text.', "['36-37', '38-39', '40-41']", "['36, 38, 40']"],
    ['Several letters are in one text.', "['36-37', '38-39', '40-41']", "['SML']"],
    ['One size may be a range.', "['36-37', '38-39', '40-41']", "['36-40']"],
    ['One size may be a range of letters.', "['36-37', '38-39', '40-41']", "['S-XL']"],
  ],
  'data/catalogue/products/soft-suit.ts': [
    ['A price is like no other of its category.', 'priceKes: 700,', 'priceKes: 70,'],
  ],
  'data/catalogue/products/knit-cap.ts': [
    [
      'A product has no photo and none is awaited.',
      "alt: 'White knitted sample cap',\n  pictureAwaited: true,",
      "alt: 'White knitted sample cap',",
    ],
  ],
  'data/catalogue/categories.ts': [
    ['A step of a category is 100 percent.', 'percentOff: 25', 'percentOff: 100'],
    ['A step of a category gives less than the one before it.', 'percentOff: 25', 'percentOff: 5'],
    ['A step has a price and a percentage.', 'percentOff: 25', 'percentOff: 25, priceKes: 200'],
    [
      'A step has neither a price nor a percentage.',
      '{ from: 10, percentOff: 25 }',
      '{ from: 10 }',
    ],
    ['The list is gone.', 'export const categories', 'const categories'],
    ['A category’s id has a capital.', "id: 'tops'", "id: 'Tops'"],
    ['A category’s id is quite another than its products name.', "id: 'tops'", "id: 'shirts'"],
    ['A category’s id is left out.', "    id: 'tops',\n", ''],
    ['A category’s id is another than its products name.', "id: 'tops'", "id: 'topps'"],
    ['A category’s id is a word of the shop.', "id: 'tops'", "id: 'page'"],
    ['A category’s name is empty.', "'Tops and Trousers'", "''"],
    [
      'A category’s name is longer than a tile has room for.',
      "'Tops and Trousers'",
      "'Tops, trousers, shirts and all that is worn'",
    ],
    ['A category’s folder is left out.', "    folder: 'tops',\n", ''],
    ['A category’s tile is a number.', "folder: 'tops',", "folder: 'tops',\n    tilePicture: 5,"],
    [
      'A category’s tile has no picture.',
      "folder: 'tops',",
      "folder: 'tops',\n    tilePicture: 'tile-tops',",
    ],
    [
      'A category’s shortcut is a text.',
      "folder: 'tops',",
      "folder: 'tops',\n    appShortcut: 'yes',",
    ],
    [
      'A category’s field is misspelt.',
      "folder: 'tops',",
      "folder: 'tops',\n    tilepicture: 'tile-footwear',",
    ],
    ['A category is listed twice.', "    id: 'little-ones',", "    id: 'tops',"],
    [
      'A category is a text.',
      'categories: readonly Category[] = [\n',
      "categories: readonly Category[] = [\n  'hats',\n",
    ],
    [
      'A comma is missing between categories.',
      "every sample day.',\n  },",
      "every sample day.',\n  }",
    ],
    [
      'A bracket is missing at the end of a category.',
      "every sample day.',\n  },\n",
      "every sample day.',\n",
    ],
    [
      'The brackets between two categories are missing.',
      "  },\n  {\n    id: 'tops'",
      "    id: 'tops'",
    ],
    ['A bracket is missing at the end of the list.', '  },\n];', '  },\n;'],
  ],
  'data/catalogue/offers.ts': [
    ['An offer is misspelt.', "'ankle-boot'", "'ankle-boots'"],
    ['An offer is no product.', "'ankle-boot'", "'gum-boot-of-old'"],
    ['An offer is there twice.', "'canvas-shoe'", "'court-shoe'"],
    [
      'An offer is a record.',
      "'canvas-shoe'",
      "{ productId: 'canvas-shoe', isNew: true, priceKes: 1200 }",
    ],
    ['An offer is a number.', "'canvas-shoe'", '7001'],
    [
      'Offers are one text.',
      "['ankle-boot', 'court-shoe', 'canvas-shoe', 'hooded-top']",
      "'ankle-boot'",
    ],
  ],
  'data/catalogue/featured.ts': [['A featured product is misspelt.', "'crew-tee'", "'crewtee'"]],
  'data/catalogue/order.ts': [
    ['What a listing begins with is misspelt.', "'best sellers'", "'bestsellers'"],
    ['What a listing begins with is no group.', "'best sellers'", "'cheapest'"],
    ['What a listing begins with is there twice.', "'best sellers'", "'offers'"],
  ],
  'data/catalogue/size-sets.ts': [
    ['A size set is empty.', "['18', '19', '20', '21', '22', '23']", '[]'],
    [
      'A size set has numbers without quotes.',
      "['18', '19', '20', '21', '22', '23']",
      '[18, 19, 20]',
    ],
    ['A size set has a size twice.', "'22', '23'", "'22', '22'"],
    [
      'A size set has several sizes in one text.',
      "['18', '19', '20', '21', '22', '23']",
      "['20, 21, 22, 23']",
    ],
    ['A size set may be a range.', "['18', '19', '20', '21', '22', '23']", "['20-23']"],
    [
      'A size set is gone that products use.',
      "  baby: ['18', '19', '20', '21', '22', '23'],\n",
      '',
    ],
    ['A size set has a size without a row in its guide.', "'43', '44'", "'43', '44', '45'"],
  ],
  'data/shop.ts': [
    ['English is among the further languages.', "languages: ['sw']", "languages: ['en', 'sw']"],
    ['A language is there twice.', "languages: ['sw']", "languages: ['sw', 'sw']"],
    [
      'Steps of the shop are a record.',
      'wholesaleAbove: 4',
      'wholesale: { from: 4, percentOff: 10 },\n  wholesaleAbove: 4',
    ],
    ['The id has a space.', "id: 'duka-mfano'", "id: 'Duka Mfano'"],
    ['The name is empty.', "name: 'Duka Mfano'", "name: ''"],
    ['The name is left out.', "  name: 'Duka Mfano',\n", ''],
    ['The name is another than the texts have.', "name: 'Duka Mfano'", "name: 'Wardrobe Example'"],
    ['The phone has a digit too few.', "phone: '0700 000 111'", "phone: '0700 000 11'"],
    ['The phone is a number.', "phone: '0700 000 111'", 'phone: 700000111'],
    ['The phone is without quotes.', "phone: '0700 000 111'", 'phone: 0700 000 111'],
    ['The phone is a landline.', "phone: '0700 000 111'", "phone: '067 222 3333'"],
    ['The number of items for wholesale is zero.', 'wholesaleAbove: 4', 'wholesaleAbove: 0'],
    ['The number of items for wholesale is in quotes.', 'wholesaleAbove: 4', "wholesaleAbove: '4'"],
    [
      'The number of items for wholesale is another than the texts say.',
      'wholesaleAbove: 4',
      'wholesaleAbove: 6',
    ],
    ['The prefix of orders has small letters.', "orderPrefix: 'DUKA'", "orderPrefix: 'Duka'"],
    [
      'A field of the shop is unknown.',
      "orderPrefix: 'DUKA',",
      "orderPrefix: 'DUKA',\n  telegram: 'duka',",
    ],
    [
      'The tagline is a list.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      "tagline: ['Sample clothes']",
    ],
    [
      'A text names an unknown fact.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      "tagline: 'Sample clothes from {twon}'",
    ],
    [
      'A brace is missing.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      "tagline: 'Sample clothes from {town'",
    ],
    [
      'A text is computed.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      "tagline: 'Sample clothes from ' + town",
    ],
    [
      'A text is the value of another record.',
      "tagline: 'Sample clothes and shoes from Sampletown'",
      'tagline: address.town',
    ],
    ['The constant is gone.', 'export const shop', 'const shop'],
  ],
  'data/payments.ts': [
    ['The M-Pesa number is left out.', "  mpesaNumber: '0700 000 122',\n", ''],
    ['The paybill has a letter among its digits.', "number: '100133'", "number: '1OO133'"],
    ['The paybill is a phone number.', "number: '100133'", "number: '0700 000 133'"],
    ['The paybill is a number without quotes.', "number: '100133'", 'number: 100133'],
    [
      'The account has too many letters.',
      "account: 'DUKA MFANO'",
      "account: 'DUKA MFANO OF SAMPLETOWN'",
    ],
    ['The account is empty.', "account: 'DUKA MFANO'", "account: ''"],
    ['The account has a letter among its digits.', "account: 'DUKA MFANO'", "account: '0110O2345'"],
    ['The rate of the dollar is in quotes.', 'kesPerUsd: 128', "kesPerUsd: '128.125'"],
    ['The rate of the dollar is zero.', 'kesPerUsd: 128', 'kesPerUsd: 0'],
    ['The rate of the dollar has a digit too few.', 'kesPerUsd: 128', 'kesPerUsd: 12.8'],
    ['The name for M-Pesa is empty.', "'SAMPLE SELLER'", "''"],
    ['The till is a phone number.', "number: '100144'", "number: '0700 000 144'"],
    ['The till has a digit too few.', "number: '100144'", "number: '1001'"],
    [
      'The till is without its name.',
      "{ number: '100144', name: 'SAMPLE STAND' }",
      "{ number: '100144' }",
    ],
    ['The till is its number alone.', "{ number: '100144', name: 'SAMPLE STAND' }", "'100144'"],
    [
      'The paybill is left out.',
      "  paybill: { number: '100133', account: 'DUKA MFANO', name: 'SAMPLE BANK' },\n",
      '',
    ],
    ['The name for the paybill is left out.', ", name: 'SAMPLE BANK'", ''],
    ['A field is misspelt.', "mpesaName: 'SAMPLE SELLER'", "mpesaname: 'SAMPLE SELLER'"],
    [
      'The mark of the account is a text.',
      "name: 'SAMPLE BANK'",
      "name: 'SAMPLE BANK', takesReference: 'yes'",
    ],
  ],
  'data/address.ts': [
    ['The town is left out.', "  town: 'Sampletown',\n", ''],
    ['A field of the address is misspelt.', "county: 'Sample County'", "conty: 'Sample County'"],
  ],
  'data/visit.ts': [
    ['The email is no address.', "'orders@duka.example'", "'orders at duka'"],
    ['The position is a text.', '{ lat: -0.5125, lng: 36.2575 }', "'-0.5125, 36.2575'"],
    [
      'The position is in quotes.',
      '{ lat: -0.5125, lng: 36.2575 }',
      "{ lat: '-0.5125', lng: '36.2575' }",
    ],
    [
      'The position is swapped.',
      '{ lat: -0.5125, lng: 36.2575 }',
      '{ lat: 36.2575, lng: -0.5125 }',
    ],
    [
      'The position is not in Kenya.',
      '{ lat: -0.5125, lng: 36.2575 }',
      '{ lat: 51.5, lng: 100.1 }',
    ],
    ['The hours differ from the opening hours.', "'Tue–Sat 9AM–5PM'", "'Tue–Sat 9AM–6PM'"],
    ['A day of the opening hours is misspelt.', "days: ['Tuesday',", "days: ['Tusday',"],
    [
      'The opening hours have no day.',
      "days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']",
      'days: []',
    ],
    ['A time of the opening hours is no time.', "opens: '09:00'", "opens: '9:00'"],
    [
      'The opening hours are one text.',
      "openingHours: [\n    {\n      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],\n      opens: '09:00',\n      closes: '17:00',\n    },\n  ]",
      "openingHours: '9 to 5'",
    ],
    ['A closed day is no day.', "'2026-05-01'", "'1 May'"],
    ['A road has no name.', "{ name: 'Sample Road', from", '{ from'],
    [
      'A point of a road is in quotes.',
      'from: { east: -200, north: 20 }',
      "from: { east: '-200', north: 20 }",
    ],
    [
      'A landmark is off the plan.',
      'at: { east: 150, north: 60 }',
      'at: { east: 1500, north: 60 }',
    ],
  ],
  'data/social.ts': [
    [
      'A page of a network is without its beginning.',
      "'https://instagram.example/duka'",
      "'instagram.example/duka'",
    ],
    [
      'A page of a network is on another.',
      "'https://instagram.example/duka'",
      "'https://www.facebook.com/duka'",
    ],
    ['A page of a network is a number.', "'https://instagram.example/duka'", '5'],
    [
      'A network is unknown.',
      "  pinterest: 'https://pinterest.example/duka',",
      "  pinterest: 'https://pinterest.example/duka',\n  telegram: 'https://t.me/duka',",
    ],
  ],
  'data/sharing.ts': [
    ['The text for sharing is without the name.', 'A find at Duka Mfano in', 'A find in'],
    ['A hashtag is no word.', "'SampleShop'", "'#'"],
    ['The hashtags are one text.', "['{shop}', '{town}', 'SampleShop']", "'SampleShop'"],
  ],
  'data/delivery.ts': [
    ['An area has the name of another.', "name: 'Anywhere else'", "name: 'Sampletown'"],
    ['An area has no name.', "    name: 'Anywhere else',\n", ''],
    [
      'A name is longer than an order’s link carries.',
      "name: 'Anywhere else'",
      "name: 'Anywhere else, and all the villages, farms, camps and stations that lie on the way there'",
    ],
    ['A fee is in quotes.', 'feeKes: 250', "feeKes: '250'"],
    ['A fee has digits too many.', 'feeKes: 250', 'feeKes: 250000000'],
    ['A fee has cents.', 'feeKes: 250', 'feeKes: 249.5'],
    ['A fee is left out.', '    feeKes: 250,\n', ''],
    ['A fee is outside of what is promised.', 'feeKes: 250', 'feeKes: 500'],
    ['The means are empty.', "'By sample rider'", "''"],
    ['Pay on delivery is a text.', 'payOnDelivery: false', "payOnDelivery: 'no'"],
    ['Pick-up is false.', 'pickUp: true', 'pickUp: false'],
    ['A mark of a sample is a text.', 'anyTown: true', "anyTown: true,\n    sample: 'yes'"],
    ['A field is misspelt.', 'feeKes: 250', 'fee: 250'],
    [
      'Areas are a record.',
      'DeliveryAreas = [\n',
      'DeliveryAreas = {};\nexport const others = [\n',
    ],
  ],
  'data/policies.ts': [
    ['A fact names itself.', "refund: '48 hours'", "refund: '48 hours, {refund}'"],
    [
      'The latest day is before the earliest.',
      'home: { from: 2, to: 3 }',
      'home: { from: 2, to: 1 }',
    ],
    ['A number of days is in quotes.', 'home: { from: 2, to: 3 }', "home: { from: '2', to: 3 }"],
    ['A text is left out.', "  refund: '48 hours',\n", ''],
    ['A text is empty.', "'Order more than 4 items at the sample wholesale price'", "''"],
    [
      'A text has another number of items for wholesale.',
      'more than 4 items',
      'more than 12 items',
    ],
    [
      'A text is unknown.',
      "  refund: '48 hours',",
      "  refund: '48 hours',\n  warranty: 'One sample year',",
    ],
    ['The fee promises other sums.', "'KSh 150–250',\n  refund", "'KSh 200–250',\n  refund"],
    ['The hour of dispatch is no time.', "dispatchBefore: '11am'", "dispatchBefore: '11 o’clock'"],
    ['The hour of dispatch is empty.', "dispatchBefore: '11am'", "dispatchBefore: ''"],
    ['The time is without its days.', "'{from}–{to} sample days'", "'A few sample days'"],
    ['The time has another name in braces.', "{to} sample days'", "{to} {sample} days'"],
    ['The time in Kiswahili has another name in braces.', '{to} za mfano', '{to} za {mfano}'],
    [
      'A fact names itself in Kiswahili.',
      'Agiza zaidi ya bidhaa 4 kwa bei ya jumla ya mfano',
      'Agiza {wholesale}',
    ],
    [
      'The fee promises other sums in Kiswahili.',
      "'KSh 150–250',\n    refund",
      "'KSh 100–900',\n    refund",
    ],
    ['The sum for free delivery is zero.', 'freeDeliveryFromKes: 8000', 'freeDeliveryFromKes: 0'],
    [
      'The sum for free delivery is a text.',
      'freeDeliveryFromKes: 8000',
      "freeDeliveryFromKes: 'KSh 8,000'",
    ],
  ],
  'data/pages.ts': [
    ['A day is no day.', "'2026-03-01'", "'March 2026'"],
    ['A field is misspelt.', "cardTitle: 'Ask, call or visit'", "cardTitel: 'Ask, call or visit'"],
    ['A page is unknown.', '  order: {', '  orders: {'],
    ['A title is not written yet.', "'Sample sizes in cm'", "'[title]'"],
  ],
  'data/faq.ts': [
    ['An answer is left out.', "    answer: 'By sample M-Pesa, or by card.',\n", ''],
    ['An answer is a list.', "'By sample M-Pesa, or by card.'", "['By sample M-Pesa', 'by card']"],
    ['A question is empty.', "'How does a sample order pay?'", "''"],
  ],
  'data/reviews.ts': [
    ['A name is left out.', "    name: 'Person B',\n", ''],
    ['A rating is above five.', 'rating: 4', 'rating: 40'],
    ['A mark of a sample is false.', 'rating: 4', 'rating: 4, sample: false'],
    ['A field is unknown.', "place: 'Sampleville'", "place: 'Sampleville', day: '2026-03-01'"],
    ['A product is misspelt.', "product: 'ankle-boot'", "product: 'ankle-boots'"],
  ],
  'data/about.ts': [
    ['A part of the story is empty.', "'Half of its sample parcels leave by sample bus.'", "''"],
    [
      'The story is one text.',
      "story: [\n    'Duka Mfano began as a sample beside the market of Sampletown.',\n    'What it sells is drawn and not sewn, so that a test can order it.',\n    'Half of its sample parcels leave by sample bus.',\n  ]",
      "story: 'A sample.'",
    ],
    ['A figure is without its label.', "value: '7', label: 'sample towns'", "value: '7'"],
    [
      'A figure is a number.',
      "value: '7', label: 'sample towns'",
      "value: 7, label: 'sample towns'",
    ],
    ['A value is without its title.', "      title: 'One price',\n", ''],
    ['The figures are left out.', '  figures: [', '  figurs: ['],
  ],
  'data/announcement.ts': [
    ['The last day is before the first.', "last: '2031-05-03'", "last: '2031-04-30'"],
    ['A day is no day.', "'2031-05-01'", "'1 May'"],
    ['A day is left out.', "  first: '2031-05-01',\n", ''],
    [
      'The text is too long.',
      'until 4PM.',
      'until 4PM, and on Sunday, and on Monday, and on each day of the week after.',
    ],
    ['The page is not there.', "page: '/contact/'", "page: '/contacts/'"],
    ['The page is another site.', "page: '/contact/'", "page: 'https://duka.example/'"],
  ],
  'data/why-choose.ts': [
    ['A text is left out.', "    text: 'In Sampletown, while the stand is open.',\n", ''],
    [
      'A reason is a text.',
      "{\n    title: '{wholesale}',\n    text: 'Mix samples and sizes: the price drops.',\n    sw: { title: '{wholesale}', text: 'Changanya mifano na saizi: bei inashuka.' },\n  }",
      "'{wholesale}'",
    ],
  ],
  'data/scenes.ts': [
    ['A picture is left out.', "  lost: { alt: '' },\n", ''],
    ['A picture’s text is left out.', "lost: { alt: '' }", 'lost: {}'],
    ['A picture’s text is a number.', "lost: { alt: '' }", 'lost: { alt: 5 }'],
    [
      'A picture is unknown.',
      "  lost: { alt: '' },",
      "  lost: { alt: '' },\n  found: { alt: '' },",
    ],
    ['A mark of a drawn picture is false.', 'drawn: true', 'drawn: false'],
  ],
  'data/size-guide.ts': [
    ['An id is no word.', "id: 'waist'", "id: 'The Waist'"],
    ['An id is that of another guide.', "id: 'waist'", "id: 'shoes'"],
    ['A column has no title.', "title: 'Waist', holds", "title: '', holds"],
    [
      'A column holds what nobody knows.',
      "title: 'Waist', holds: 'cm'",
      "title: 'Waist', holds: 'inches'",
    ],
    [
      'The columns are empty.',
      "{ waist: { title: 'Waist', holds: 'cm', sw: { title: 'Kiuno' } } }",
      '{}',
    ],
    ['What is under the sizes is no column.', "underSizes: 'age'", "underSizes: 'ages'"],
    ['A size has no row.', "      '44': { foot: 28.1, uk: 9.5 },\n", ''],
    [
      'A row names a column that is misspelt.',
      "'44': { foot: 28.1, uk: 9.5 }",
      "'44': { fot: 28.1, uk: 9.5 }",
    ],
    [
      'A row names a column that is not there.',
      "'44': { foot: 28.1, uk: 9.5 }",
      "'44': { foot: 28.1, uk: 9.5, height: 190 }",
    ],
    ['A figure is in quotes.', "'44': { foot: 28.1, uk: 9.5 }", "'44': { foot: '28.1', uk: 9.5 }"],
    [
      'A figure is in millimetres.',
      "'44': { foot: 28.1, uk: 9.5 }",
      "'44': { foot: 281, uk: 9.5 }",
    ],
    [
      'A figure is less than in the row above.',
      "'44': { foot: 28.1, uk: 9.5 }",
      "'44': { foot: 21.8, uk: 9.5 }",
    ],
    ['A span is the wrong way round.', 'XS: { chest: [77, 85]', 'XS: { chest: [85, 77]'],
    ['A column of texts has a number.', "fits: 'a small sample'", 'fits: 5'],
    [
      'The steps are one text.',
      "['Lay the tape where the band sits.']",
      "'Lay the tape where the band sits.'",
    ],
    ['The steps are empty.', "['Lay the tape where the band sits.']", '[]'],
    ['The drawing is unknown.', "figure: 'waistband'", "figure: 'waist'"],
    ['What is taken between two sizes is unknown.', "between: 'smaller'", "between: 'lower'"],
    ['A field is misspelt.', "sizeTitle: 'Inches'", "sizetitle: 'Inches'"],
    [
      'The rows are empty.',
      "    rows: {\n      '26': { waist: 66 },",
      "    rows: {},\n    sizes: {\n      '26': { waist: 66 },",
    ],
  ],
  'data/colours.ts': [
    ['A colour is a word.', "'#9cd3ff'", "'blue'"],
    ['A colour has three digits.', "'#ffffff'", "'#fff'"],
    ['A colour is left out.', "  edge: '#6d7f99',\n", ''],
    ['A colour is misspelt.', 'brandDeep:', 'brandDep:'],
    ['Letters are too like their ground.', "inkSoft: '#46506a'", "inkSoft: '#b6c0da'"],
    ['Frames are too like their ground.', "edge: '#6d7f99'", "edge: '#cdcfd9'"],
  ],
  'data/colour-families.ts': [
    ['A family has a slash.', 'Brown:', "'Brown/Tan':"],
    ['A colour has a slash.', "'Pink'", "'Pink/Rose'"],
    ['A colour is there twice.', "['Pink']", "['Pink', 'pink']"],
    ['A colour is in its own family.', "['Pink']", "['Pink', 'Red']"],
    ['A colour is in two families.', "['Pink']", "['Pink', 'Tan']"],
    ['A family is one text.', "['Pink']", "'Pink'"],
  ],
  'data/merchant.ts': [
    ['A kind has a capital.', '  boots:', "  'Long Boots':"],
    [
      'A path begins with a misspelt word.',
      "heels: 'Apparel & Accessories > Shoes'",
      "heels: 'Apparel and Accessories > Shoes'",
    ],
    ['A path is one word.', "heels: 'Apparel & Accessories > Shoes'", "heels: 'Shoes'"],
    ['A path is empty.', "heels: 'Apparel & Accessories > Shoes'", "heels: ''"],
    [
      'A kind is gone that a product has.',
      "  hoodies: 'Apparel & Accessories > Clothing > Shirts & Tops',\n",
      '',
    ],
  ],
  'data/mpesa-tariff.ts': [
    ['The day is no day.', "'2026-05-14'", "'May 2026'"],
    ['A cost is below zero.', 'costKes: 31', 'costKes: -31'],
    ['A sum has cents.', 'upToKes: 3000', 'upToKes: 3000.5'],
    ['A sum is not above the one before.', 'upToKes: 3000', 'upToKes: 300'],
    ['A field is misspelt.', 'costKes: 31', 'cost: 31'],
    [
      'The bands are empty.',
      'bands: [\n    { upToKes: 1000, costKes: 0 },\n    { upToKes: 3000, costKes: 31 },\n    { upToKes: 9000, costKes: 77 },\n  ]',
      'bands: []',
    ],
  ],
  'data/search-words.ts': [
    ['What is meant is two words.', "    denim: ['jeans'],", "    'blue denim': ['jeans'],"],
    ['Two words are in one text.', "['viatu', 'ndula']", "['viatu, ndula']"],
    ['A word is there twice.', "['viatu', 'ndula']", "['viatu', 'viatu']"],
    ['Words are one text.', "['viatu', 'ndula']", "'viatu'"],
    ['A list is left out.', "  orMore: ['or more', 'and more', 'and above', 'na zaidi'],\n", ''],
    ['A list is misspelt.', 'orMore:', 'ormore:'],
    ['A kind is no kind of the shop.', "hoodies: ['hoodies',", "hoodys: ['hoodies',"],
  ],
  'data/words/en/seo.ts': [
    [
      'A value in braces is missing.',
      "'Page {number} of {count}. {description}'",
      "'Page {number}. {description}'",
    ],
    ['A value in braces is misspelt.', "fromPrice: 'from {price}'", "fromPrice: 'from {prise}'"],
  ],
  'data/words/en/shell.ts': [
    [
      'A value in braces is where none is.',
      "skipToContent: 'Skip to the content'",
      "skipToContent: 'Skip to {content}'",
    ],
    ['A text is left out.', "  skipToContent: 'Skip to the content',\n", ''],
    ['A text is empty.', "'Skip to the content'", "''"],
    ['A text is a number.', "'Skip to the content'", '5'],
    ['A text is misspelt in its name.', 'skipToContent:', 'skipToContents:'],
    [
      'A text is shown by nothing.',
      "skipToContent: 'Skip to the content',",
      "skipToContent: 'Skip to the content',\n  farewell: 'Goodbye',",
    ],
    ['A group is a text.', "nav: { name: 'Main', menu: 'Menu' }", "nav: 'Main'"],
    ['A group is left out.', "  nav: { name: 'Main', menu: 'Menu' },\n", ''],
    ['A text is not written yet.', "'Skip to the content'", "'TODO'"],
    ['The texts have another name.', 'export const shellWords', 'export const shelWords'],
    ['A comma is missing.', "name: 'Main', menu", "name: 'Main' menu"],
  ],
  'data/words/en/shipping-returns.ts': [
    [
      'A value in braces is left out of a promise.',
      "refunds: 'Refunds take {time}.'",
      "refunds: 'We exchange, we do not refund.'",
    ],
  ],
};

/** A file of the shop that is written; null takes it out. */
type Files = Readonly<Record<string, string | null>>;

interface Mistake {
  title: string;
  edits?: readonly (readonly [file: string, from: string, to: string])[];
  files?: Files;
  /** What the environment sets. */
  settings?: Readonly<Record<string, string>>;
}

/** The module of a product whose photo is awaited. */
const hat = (id: string) => `import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: '${id}',
  name: 'Sample Hat',
  category: 'tops',
  priceKes: 500,
  sizes: ['M'],
  description: 'A sample hat.',
  alt: 'A black sample hat',
  pictureAwaited: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Black',
  kind: 'hoodies',
};
`;

const published = (products: object, categories: object = {}, formerPaths: object = {}) =>
  JSON.stringify({ categories, products, formerPaths });

/** What is wrong with whole files, with photos, with what was published and with settings. */
export const mistakes: readonly Mistake[] = [
  { title: 'Nothing is wrong.' },

  // Names and forms of files
  { title: 'Words of the shop are gone.', files: { 'data/words/en/cart.ts': null } },
  { title: 'A file is gone.', files: { 'data/faq.ts': null } },
  { title: 'A file has another ending.', files: { 'data/faq.ts': null, 'data/faq.ts.txt': '' } },
  { title: 'A file has a capital.', files: { 'data/faq.ts': null, 'data/Faq.ts': '' } },
  { title: 'A file is there as a copy too.', files: { 'data/faq (1).ts': '' } },
  { title: 'A list is there as a backup too.', files: { 'data/catalogue/offers - Copy.ts': '' } },
  {
    title: 'Products are in a folder for their category.',
    files: Object.fromEntries(
      ['cap', 'hat', 'hood', 'scarf'].map((id) => [`data/catalogue/tops/${id}.ts`, hat(id)]),
    ),
  },
  {
    title: 'A product is in a folder among the products.',
    files: { 'data/catalogue/products/tops/hat.ts': hat('hat') },
  },
  {
    title: 'A product is beside the folder of the products.',
    files: { 'data/catalogue/hats.ts': 'export const hats = {};\n' },
  },
  {
    title: 'A file is one that nothing reads.',
    files: { 'data/payees.ts': 'export const a = 1;\n' },
  },
  {
    title: 'A product’s file has another name than its id.',
    files: { 'data/catalogue/products/cap.ts': hat('hat') },
  },
  {
    title: 'A product’s file has another ending.',
    files: { 'data/catalogue/products/hat.ts.txt': hat('hat') },
  },
  {
    title: 'A product’s file has a capital.',
    files: { 'data/catalogue/products/Hat.ts': hat('hat') },
  },
  {
    title: 'A product’s id is a word of the shop.',
    files: { 'data/catalogue/products/page.ts': hat('page') },
  },
  {
    title: 'A product’s id begins as a share card does.',
    files: { 'data/catalogue/products/page-hat.ts': hat('page-hat') },
  },
  {
    title: 'A product is there as a backup too.',
    files: { 'data/catalogue/products/crew-tee - Copy.ts': '' },
  },
  { title: 'A file is empty.', files: { 'data/faq.ts': '' } },
  { title: 'A file was saved by Word.', files: { 'data/faq.ts': '{\\rtf1\\ansi' } },
  {
    title: 'A file was saved in another encoding.',
    files: { 'data/faq.ts': "export const faq = 'Caf\uFFFD';" },
  },
  {
    title: 'A file has more mistakes than are listed.',
    files: {
      'data/faq.ts': `export const faq = [\n${"  { question: 'What's it?' },\n".repeat(14)}];\n`,
    },
  },
  {
    title: 'A category has no product.',
    edits: [
      [
        'data/catalogue/categories.ts',
        '];',
        "  { id: 'hats', name: 'Hats', folder: 'hats', description: 'Sample hats.' },\n];",
      ],
    ],
  },
  {
    title: 'A text names a fact that the shop lacks.',
    edits: [
      ['data/address.ts', "  street: 'Stand 14, Sample Road',\n", ''],
      ['data/delivery.ts', 'You come to the stand', 'Collect at {street}'],
    ],
  },
  {
    title: 'Several products have the same mistake.',
    edits: [
      ...['crew-tee', 'work-shirt', 'hooded-top', 'wide-trousers', 'knit-cap'].map(
        (name) => [`data/catalogue/products/${name}.ts`, 'ageGroup:', 'ageGrup:'] as const,
      ),
    ],
  },
  {
    title: 'A kind is gone that several products have.',
    edits: [['data/merchant.ts', "  boots: 'Apparel & Accessories > Shoes',\n", '']],
  },
  {
    title: 'Two areas have the same mistake.',
    edits: [
      ['data/delivery.ts', 'feeKes: 150', 'feeKes: 15'],
      ['data/delivery.ts', 'feeKes: 250', 'feeKes: 25'],
    ],
  },

  {
    title: 'A position is without its minus.',
    edits: [
      ['data/address.ts', "town: 'Sampletown'", "town: 'Nakuru'"],
      ['data/visit.ts', 'lat: -0.5125', 'lat: 0.5125'],
    ],
  },
  {
    title: 'Two lines of one file cannot be read.',
    edits: [
      ['data/catalogue/products/crew-tee.ts', "'Crew T-shirt'", '‘Crew T-shirt’'],
      ['data/catalogue/products/hooded-top.ts', 'priceKes: 1750', 'priceKes: 1,750'],
    ],
  },
  {
    title: 'Two files have a mistake each.',
    edits: [
      ['data/catalogue/products/hooded-top.ts', 'priceKes: 1750', 'priceKes: 0'],
      ['data/shop.ts', "phone: '0700 000 111'", "phone: '0700'"],
    ],
  },
  {
    title: 'One file cannot be read and another has a mistake.',
    edits: [
      ['data/catalogue/products/hooded-top.ts', 'priceKes: 1750', 'priceKes: 1,750'],
      ['data/shop.ts', "phone: '0700 000 111'", "phone: '0700'"],
    ],
  },

  {
    title: 'A shop in English alone has mistakes in its Kiswahili and one in English.',
    edits: [
      ['data/shop.ts', "  languages: ['sw'],\n", ''],
      [
        'data/policies.ts',
        "shippingFee: 'KSh 150–250',\n    refund",
        "shippingFee: '',\n    refund",
      ],
      [
        'data/policies.ts',
        "shippingFee: 'KSh 150–250',\n  refund",
        "shippingFee: 'KSh 200–250',\n  refund",
      ],
      ['data/words/sw/shell.ts', "name: 'Menyu kuu'", "name: ''"],
    ],
    files: { 'data/words/sw/cart.ts': null },
  },

  // Photos
  { title: 'A photo is gone.', files: { 'data/photos/tops/crew-tee.png': null } },
  { title: 'A photo of a scene is gone.', files: { 'data/photos/scenes/lost.png': null } },
  {
    title: 'A photo has capitals.',
    files: { 'data/photos/tops/crew-tee.png': null, 'data/photos/tops/Crew Tee.png': '' },
  },
  {
    title: 'A photo is misspelt.',
    files: { 'data/photos/tops/crew-tee.png': null, 'data/photos/tops/crew-teee.png': '' },
  },
  {
    title: 'A photo is in another folder.',
    files: { 'data/photos/tops/crew-tee.png': null, 'data/photos/footwear/crew-tee.png': '' },
  },
  {
    title: 'A photo is in two places that may be meant.',
    files: {
      'data/photos/tops/crew-tee.png': null,
      'data/photos/footwear/crew-tee.png': '',
      'data/photos/crew-tee.jpg': '',
    },
  },
  {
    title: 'A photo is a HEIC.',
    files: { 'data/photos/tops/crew-tee.png': null, 'data/photos/tops/crew-tee.heic': '' },
  },
  {
    title: 'A photo waits to be sorted in.',
    files: { 'data/photos/tops/crew-tee.png': null, 'data/photos/new/crew-tee.png': '' },
  },
  { title: 'A product has two photos.', files: { 'data/photos/tops/crew-tee.jpg': '' } },
  { title: 'A second file is beside a photo.', files: { 'data/photos/footwear/crew-tee.jpg': '' } },
  { title: 'A photo belongs to no product.', files: { 'data/photos/tops/umbrella.jpg': '' } },
  { title: 'A photo is of no category.', files: { 'data/photos/scenes/tile-hats.jpg': '' } },
  { title: 'A file among the photos is no picture.', files: { 'data/photos/tops/prices.pdf': '' } },
  {
    title: 'A further picture is missing in between.',
    files: { 'data/photos/tops/crew-tee-3.jpg': '' },
  },
  {
    title: 'A further picture is one too many.',
    files: { 'data/photos/footwear/canvas-shoe-9.jpg': '' },
  },
  {
    title: 'A further picture is there twice.',
    files: { 'data/photos/court shoes/court-shoe-2.jpg': '' },
  },
  { title: 'A further picture is of a scene.', files: { 'data/photos/scenes/about-2.jpg': '' } },
  {
    title: 'A further picture is without a first.',
    files: { 'data/photos/little ones/knit-cap-2.jpg': '' },
  },
  { title: 'An awaited photo is there.', files: { 'data/photos/little ones/knit-cap.jpg': '' } },

  // The logo
  { title: 'There are two logos.', files: { 'data/logo.svg': '<svg/>', 'data/logo.png': '' } },
  { title: 'The logo is a JPEG.', files: { 'data/logo.jpg': '' } },
  { title: 'The logo is no PNG.', files: { 'data/logo.png': 'text' } },
  {
    title: 'The logo has letters.',
    files: {
      'data/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><text>Duka</text></svg>',
    },
  },

  // What was published
  { title: 'What was published cannot be read.', files: { 'data/published.json': '{' } },
  {
    title: 'A product has another address than it was published under.',
    files: {
      'data/published.json': published({
        'footwear/crew-tee': { digest: '00000000', updated: '2026-02-06' },
      }),
    },
  },
  {
    title: 'A product was published and is gone.',
    files: {
      'data/published.json': published({
        'tops/old-shirt': { digest: '00000000', updated: '2026-02-06' },
      }),
    },
  },
  {
    title: 'A category was published and is gone.',
    files: { 'data/published.json': published({}, { hats: 'Hats' }) },
  },
  {
    title: 'A former address was published and is gone.',
    files: { 'data/published.json': published({}, {}, { 'tops/old-tee': 'tops/crew-tee' }) },
  },
  {
    title: 'A product changed and its day did not.',
    files: {
      'data/published.json': published({
        'tops/crew-tee': { digest: '00000000', updated: '2026-02-06' },
      }),
    },
  },

  // Settings
  {
    title: 'The shop’s address is no address.',
    settings: { NEXT_PUBLIC_SITE_URL: 'duka.example' },
  },
  { title: 'The form’s address is no address.', settings: { NEXT_PUBLIC_CONTACT_ENDPOINT: 'yes' } },
  { title: 'The folder on the host has no slash.', settings: { BASE_PATH: 'duka' } },
  { title: 'The service worker is a word.', settings: { SERVICE_WORKER: 'off' } },
  { title: 'The desk is to be where none can be.', settings: { DESK: 'yes' } },
  { title: 'The day of the build is a day.', settings: { SOURCE_DATE_EPOCH: '2026-11-21' } },
];
