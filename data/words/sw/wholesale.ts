/** The wholesale price, and prices by quantity. */
export const wholesaleWords = {
  offer: '{count} au zaidi? Omba bei ya jumla.',
  more: {
    one: 'Ongeza 1 zaidi tukupe bei ya jumla kwa WhatsApp.',
    many: 'Ongeza {count} zaidi tukupe bei ya jumla kwa WhatsApp.',
  },
  reached: '{count} au zaidi: tutakujibu na bei ya jumla. Usilipe kabla ya hapo.',
  /** The name of the list of prices by quantity. */
  steps: 'Bei kulingana na idadi',
  stepOne: '1:',
  stepUpTo: '1 hadi {count}:',
  stepFrom: 'Kuanzia {count}:',
  /** Beside a product's quantity. */
  nextStep: 'Ongeza {count} zaidi ulipe {price} kila moja.',
  atStep: '{price} kila moja.',
  /** What counts towards a step. */
  mixSizes: 'Unaweza kuchanganya saizi.',
  mixCategory:
    'Unaweza kuchanganya saizi, na bidhaa nyingine za {category} zenye bei kulingana na idadi.',
  mixShop: 'Unaweza kuchanganya saizi, na bidhaa nyingine zenye bei kulingana na idadi.',
} as const;
