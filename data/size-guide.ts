import type { SizeGuides } from '@/data/schema/size-guide';

/**
 * The size guides: how to measure, and which size that is. One belongs to the size set of its id
 * (catalogue/size-sets.ts), or to each product with its own sizes that names it in `sizeGuide`. A
 * set without a guide shows none. How to change one: docs/owner/size-guide.md.
 */
export const sizeGuides: SizeGuides = [
  {
    id: 'shoes',
    title: 'Shoes',
    sizeTitle: 'Size (EU)',
    columns: {
      foot: { title: 'Foot length', holds: 'cm', sw: { title: 'Unyayo', sample: true } },
      uk: { title: 'UK size', holds: 'number', sw: { title: 'Saizi ya UK', sample: true } },
    },
    rows: {
      '36': { foot: 22.7, uk: 3.5 },
      '37': { foot: 23.3, uk: 4 },
      '38': { foot: 24, uk: 5 },
      '39': { foot: 24.7, uk: 6 },
      '40': { foot: 25.3, uk: 6.5 },
      '41': { foot: 26, uk: 7.5 },
      '42': { foot: 26.7, uk: 8 },
      '43': { foot: 27.3, uk: 9 },
      '44': { foot: 28, uk: 9.5 },
    },
    steps: [
      'Stand on a sheet of paper with your heel against a wall.',
      'Mark the tip of your longest toe and measure from the wall to the mark.',
      'Measure both feet in the evening and use the longer one.',
    ],
    figure: 'foot',
    between: 'larger',
    sample: true,
    sw: {
      title: 'Viatu',
      sizeTitle: 'Saizi (EU)',
      steps: [
        'Simama juu ya karatasi, kisigino kikigusa ukuta.',
        'Weka alama kwenye ncha ya kidole kirefu zaidi, kisha upime kutoka ukutani hadi kwenye alama.',
        'Pima miguu yote miwili jioni, na utumie kipimo cha mguu mrefu zaidi.',
      ],
      sample: true,
    },
  },
  {
    id: 'baby',
    title: 'Baby shoes and suits',
    sizeTitle: 'Size',
    columns: {
      foot: { title: 'Foot length', holds: 'cm', sw: { title: 'Unyayo', sample: true } },
      age: { title: 'Age', holds: 'text', sw: { title: 'Umri', sample: true } },
      height: { title: 'Height', holds: 'cm', sw: { title: 'Kimo', sample: true } },
    },
    rows: {
      '22': { foot: 13.3, age: '12–18 months', height: [75, 81] },
      '23': { foot: 14, age: '18–24 months', height: [81, 87] },
      '24': { foot: 14.7, age: '2–2½ years', height: [87, 91] },
      '25': { foot: 15.3, age: '2½–3 years', height: [91, 95] },
      '26': { foot: 16, age: '3–3½ years', height: [95, 99] },
      '27': { foot: 16.7, age: '3½–4 years', height: [99, 103] },
      '28': { foot: 17.3, age: '4–4½ years', height: [103, 106] },
    },
    underSizes: 'age',
    steps: [
      'For shoes: stand the child on paper, heel against a wall, and measure to the longest toe.',
      'For a suit: measure from the floor to the top of the head, without shoes.',
      'Every child is different, so go by the centimetres, not the age.',
    ],
    figure: 'child',
    between: 'larger',
    sample: true,
    sw: {
      title: 'Viatu na suti za mtoto',
      sizeTitle: 'Saizi',
      steps: [
        'Kwa viatu: msimamishe mtoto juu ya karatasi, kisigino kikigusa ukuta, upime hadi kidole kirefu zaidi.',
        'Kwa suti: pima kutoka sakafuni hadi juu ya kichwa, bila viatu.',
        'Kila mtoto ni tofauti, kwa hivyo fuata sentimita, si umri.',
      ],
      rows: {
        '22': { age: 'miezi 12–18' },
        '23': { age: 'miezi 18–24' },
        '24': { age: 'miaka 2–2½' },
        '25': { age: 'miaka 2½–3' },
        '26': { age: 'miaka 3–3½' },
        '27': { age: 'miaka 3½–4' },
        '28': { age: 'miaka 4–4½' },
      },
      sample: true,
    },
  },
  {
    id: 'clothes',
    title: 'Shirts, T-shirts and hoodies',
    sizeTitle: 'Size',
    columns: {
      chest: { title: 'Chest', holds: 'cm', sw: { title: 'Kifua', sample: true } },
      waist: { title: 'Waist', holds: 'cm', sw: { title: 'Kiuno', sample: true } },
      height: { title: 'Height', holds: 'cm', sw: { title: 'Kimo', sample: true } },
    },
    rows: {
      XS: { chest: [78, 86], waist: [66, 74], height: [158, 164] },
      S: { chest: [86, 94], waist: [74, 82], height: [164, 170] },
      M: { chest: [94, 102], waist: [82, 90], height: [170, 176] },
      L: { chest: [102, 110], waist: [90, 98], height: [176, 182] },
      XL: { chest: [110, 118], waist: [98, 106], height: [182, 188] },
      XXL: { chest: [118, 126], waist: [106, 114], height: [188, 194] },
    },
    steps: [
      'Chest: lay the tape around the widest part, under the arms.',
      'Waist: lay it around the narrowest part, above the hips.',
      'Keep the tape level and loose enough for one finger.',
    ],
    figure: 'body',
    between: 'larger',
    sample: true,
    sw: {
      title: 'Mashati, T-shirt na hoodie',
      sizeTitle: 'Saizi',
      steps: [
        'Kifua: zungusha tepu mahali papana zaidi, chini ya makwapa.',
        'Kiuno: izungushe mahali pembamba zaidi, juu ya nyonga.',
        'Tepu iwe sawa pande zote, na ilegee kiasi cha kidole kimoja kupita.',
      ],
      sample: true,
    },
  },
  {
    id: 'waist',
    title: 'Trousers and palazzo',
    sizeTitle: 'Waist (inches)',
    columns: {
      waist: { title: 'Waist', holds: 'cm', sw: { title: 'Kiuno', sample: true } },
      hip: { title: 'Hip', holds: 'cm', sw: { title: 'Nyonga', sample: true } },
    },
    rows: {
      '26': { waist: 66, hip: 88 },
      '27': { waist: 69, hip: 91 },
      '28': { waist: 71, hip: 93 },
      '29': { waist: 74, hip: 96 },
      '30': { waist: 76, hip: 98 },
      '31': { waist: 79, hip: 101 },
      '32': { waist: 81, hip: 103 },
      '33': { waist: 84, hip: 106 },
      '34': { waist: 86, hip: 108 },
      '35': { waist: 89, hip: 111 },
      '36': { waist: 91, hip: 113 },
    },
    steps: [
      'Waist: lay the tape where the waistband of the trousers sits.',
      'Hip: lay it around the widest part of your bottom.',
      'Or measure trousers that fit you: lay them flat, measure across the waistband and double that.',
    ],
    figure: 'waistband',
    between: 'larger',
    sample: true,
    sw: {
      title: 'Suruali na palazzo',
      sizeTitle: 'Kiuno (inchi)',
      steps: [
        'Kiuno: zungusha tepu mahali kiuno cha suruali kinapokaa.',
        'Nyonga: izungushe mahali papana zaidi pa makalio.',
        'Au pima suruali inayokutosha: laza kiuno chake, upime, kisha uzidishe mara mbili.',
      ],
      sample: true,
    },
  },
];
