import type { Category } from '@/data/schema/category';

/**
 * Every category of the shop, in the order in which the shop and Home show them. A product names
 * its category by the id.
 */
export const categories: readonly Category[] = [
  {
    id: 'footwear',
    name: 'Footwear',
    folder: 'footwear',
    description: 'Sample shoes for dry roads and for wet ones.',
    tilePicture: 'tile-footwear',
    sw: { name: 'Viatu', description: 'Viatu vya mfano kwa barabara kavu na zenye maji.' },
  },
  {
    id: 'tops',
    name: 'Tops and Trousers',
    folder: 'tops',
    description: 'Sample shirts, hoods and trousers for every sample day.',
  },
  {
    id: 'little-ones',
    name: 'Little Ones',
    folder: 'little ones',
    description: 'Small samples for small people.',
    appShortcut: true,
    wholesale: [
      { from: 3, percentOff: 10 },
      { from: 10, percentOff: 25 },
    ],
    sw: { name: 'Watoto wadogo', description: 'Mifano midogo kwa watu wadogo.' },
  },
];
