import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'baby-samba',
  name: 'Baby Samba',
  category: 'baby-shoes-suit',
  originalName: '1003',
  priceKes: 550,
  sizes: 'baby',
  fit: 'true',
  description: 'White sneakers with a gum sole and bright laces. They wipe clean in a minute.',
  material: 'Faux leather and suede, gum rubber sole',
  care: 'Wipe with a damp cloth, air dry',
  alt: 'Pair of small white sneakers with a gum sole, a suede toe and green and yellow laces',
  views: ['from the side', 'from above, and the sole'],
  drawn: true,
  ageGroup: 'toddler',
  gender: 'unisex',
  colour: 'White',
  kind: 'sneakers',
  added: '2026-10-19',
  place: 30,
  sample: true,
  sw: {
    name: 'Samba za mtoto',
    description:
      'Sneakers nyeupe zenye soli ya gum na kamba za rangi kali. Ukizipanguza dakika moja tu, ziko safi.',
    material: 'Ngozi bandia na suede, soli ya mpira wa gum',
    care: 'Panguza kwa kitambaa chenye unyevu, kisha ziache zikauke',
    alt: 'Jozi ya sneakers ndogo nyeupe zenye soli ya gum, ncha ya suede na kamba za kijani na njano',
    views: ['kutoka upande', 'kutoka juu, na soli'],
    sample: true,
  },
};
