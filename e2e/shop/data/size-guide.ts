import type { SizeGuides } from '@/data/schema/size-guide';

/**
 * The size guides: how to measure, and which size that is. One belongs to the size set of its id
 * (catalogue/size-sets.ts), or to each product with its own sizes that names it in `sizeGuide`. A
 * set without a guide shows none. How to change one: docs/owner/size-guide.md.
 */
export const sizeGuides: SizeGuides = [
  {
    id: 'shoes',
    title: 'Sample shoes',
    sizeTitle: 'Sample size',
    columns: {
      foot: { title: 'Foot', holds: 'cm', sw: { title: 'Unyayo' } },
      uk: { title: 'UK sample', holds: 'number', sw: { title: 'Mfano wa UK' } },
    },
    rows: {
      '37': { foot: 23.4, uk: 4 },
      '38': { foot: 24.1, uk: 5 },
      '39': { foot: 24.8, uk: 5.5 },
      '40': { foot: 25.4, uk: 6.5 },
      '41': { foot: 26.1, uk: 7 },
      '42': { foot: 26.8, uk: 8 },
      '43': { foot: 27.4, uk: 9 },
      '44': { foot: 28.1, uk: 9.5 },
    },
    steps: ['Stand on a sample sheet.', 'Measure to the longest toe.'],
    figure: 'foot',
    between: 'smaller',
    sw: {
      title: 'Viatu vya mfano',
      sizeTitle: 'Saizi ya mfano',
      steps: ['Simama juu ya karatasi ya mfano.', 'Pima hadi kidole kirefu zaidi.'],
    },
  },
  {
    id: 'clothes',
    title: 'Sample tops',
    sizeTitle: 'Size',
    columns: {
      chest: { title: 'Chest', holds: 'cm', sw: { title: 'Kifua', sample: true } },
      fits: { title: 'Like', holds: 'text', sw: { title: 'Kama', sample: true } },
    },
    rows: {
      XS: { chest: [77, 85], fits: 'a small sample' },
      S: { chest: [85, 93], fits: 'a sample' },
      M: { chest: [93, 101], fits: 'a sample' },
      L: { chest: [101, 109], fits: 'a sample' },
      XL: { chest: [109, 117], fits: 'a large sample' },
      XXL: { chest: [117, 125], fits: 'a large sample' },
      '3XL': { chest: [125, 133], fits: 'the largest sample' },
    },
    steps: ['Lay the tape around the sample chest.'],
    figure: 'body',
    between: 'larger',
    sample: true,
    sw: {
      title: 'Nguo za mfano za juu',
      sizeTitle: 'Saizi',
      steps: ['Zungusha tepu kwenye kifua cha mfano.'],
      rows: {
        XS: { fits: 'mfano mdogo' },
        S: { fits: 'mfano' },
        M: { fits: 'mfano' },
        L: { fits: 'mfano' },
        XL: { fits: 'mfano mkubwa' },
        XXL: { fits: 'mfano mkubwa' },
        '3XL': { fits: 'mfano mkubwa zaidi' },
      },
      sample: true,
    },
  },
  {
    id: 'waist',
    title: 'Sample trousers',
    sizeTitle: 'Inches',
    columns: { waist: { title: 'Waist', holds: 'cm', sw: { title: 'Kiuno' } } },
    rows: {
      '26': { waist: 66 },
      '28': { waist: 71 },
      '30': { waist: 76 },
      '32': { waist: 81 },
      '34': { waist: 86 },
      '36': { waist: 91 },
      '38': { waist: 97 },
      '40': { waist: 102 },
    },
    steps: ['Lay the tape where the band sits.'],
    figure: 'waistband',
    between: 'larger',
    sw: {
      title: 'Suruali za mfano',
      sizeTitle: 'Inchi',
      steps: ['Zungusha tepu mahali kiuno cha suruali kinapokaa.'],
    },
  },
  {
    id: 'infant',
    title: 'Sample baby caps',
    sizeTitle: 'Size',
    columns: { age: { title: 'Age', holds: 'text', sw: { title: 'Umri' } } },
    rows: { S: { age: '12–18 months' }, M: { age: '2–2½ years' } },
    underSizes: 'age',
    steps: ['Ask how old the sample is.'],
    figure: 'child',
    between: 'larger',
    sw: {
      title: 'Kofia za mfano za mtoto',
      sizeTitle: 'Saizi',
      steps: ['Uliza mfano una umri gani.'],
      rows: { S: { age: 'miezi 12–18' }, M: { age: 'miaka 2–2½' } },
    },
  },
];
