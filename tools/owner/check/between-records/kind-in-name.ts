/** Words by kind. If two kinds have a word, the later kind is meant, if the shop has it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  shoes: [
    ...['shoe', 'boot', 'bootie', 'sandal', 'sneaker', 'trainer', 'heel', 'stiletto', 'pump'],
    ...['loafer', 'brogue', 'mule', 'clog', 'slipper', 'moccasin', 'espadrille', 'croc'],
    ...['high top', 'low top', 'flip flop'],
  ],
  boots: ['bootie'],
  canvas: ['canvas shoe'],
  heels: ['stiletto', 'pump'],
  loafers: ['moccasin'],
  'official-shoes': ['brogue', 'oxford'],
  sandals: ['flip flop'],
  sneakers: ['trainer', 'high top', 'low top'],
  shirts: ['shirt', 'tshirt', 'tee', 'polo', 'blouse', 'top', 'vest', 'camisole'],
  't-shirts': ['tshirt', 't shirt', 'tee'],
  sweaters: ['sweater', 'hoodie', 'hoody', 'cardigan', 'pullover', 'sweatshirt', 'jumper'],
  hoodies: ['hoodie', 'hoody'],
  trousers: ['pant', 'chino', 'legging', 'palazzo', 'jogger', 'sweatpant', 'cargo'],
  dresses: ['dress', 'gown', 'sundress', 'maxi dress'],
  jumpsuits: ['jump suit', 'romper', 'playsuit', 'dungaree'],
  jackets: ['coat', 'blazer', 'parka', 'raincoat', 'windbreaker', 'trench coat'],
  suits: ['tuxedo'],
  sportswear: ['tracksuit', 'track suit'],
  swimwear: ['swimsuit', 'swim suit', 'bathing suit', 'bikini', 'swimming costume'],
  nightwear: ['pyjama', 'pajama', 'nightdress', 'night dress', 'nightgown', 'bathrobe'],
  underwear: ['boxer', 'brief', 'pantie', 'panty'],
  tights: ['stocking', 'pantyhose'],
  bags: ['handbag', 'tote', 'clutch', 'satchel'],
  backpacks: ['rucksack'],
  hats: ['cap', 'beanie', 'beret', 'fedora'],
  scarves: ['scarf', 'shawl'],
  headscarves: ['headscarf', 'head scarf', 'headwrap', 'head wrap', 'bandana'],
  ties: ['necktie', 'bow tie'],
  'hair-accessories': ['headband', 'scrunchie', 'hair band', 'hair clip'],
  jewellery: ['necklace', 'bracelet', 'earring', 'bangle', 'jewelry'],
  'shoe-accessories': ['shoelace', 'shoe lace', 'insole'],
  'baby-one-pieces': ['onesie', 'bodysuit'],
};

/** The same in Swahili, which begins with what the goods are: gauni la maua. */
const SWAHILI: Readonly<Record<string, readonly string[]>> = {
  shoes: ['viatu', 'kiatu'],
  boots: ['buti'],
  sneakers: ['raba'],
  slippers: ['ndala'],
  shirts: ['shati', 'mashati', 'blauzi'],
  't-shirts': ['fulana'],
  sweaters: ['sweta'],
  trousers: ['suruali'],
  jeans: ['jinzi'],
  shorts: ['kaptura'],
  dresses: ['gauni', 'magauni'],
  skirts: ['sketi'],
  jackets: ['koti', 'makoti', 'jaketi'],
  suits: ['suti'],
  underwear: ['chupi'],
  bras: ['sidiria'],
  socks: ['soksi'],
  'school-uniform': ['sare'],
  bags: ['mkoba', 'mikoba', 'begi'],
  wallets: ['pochi'],
  belts: ['mkanda', 'mikanda'],
  hats: ['kofia'],
  ties: ['tai'],
  gloves: ['glavu'],
  sunglasses: ['miwani'],
  watches: ['saa'],
};

/** The kinds for babies and toddlers of what is made for others too. */
const BABY_KINDS: Readonly<Record<string, string>> = {
  shirts: 'baby-tops',
  't-shirts': 'baby-tops',
  sweaters: 'baby-tops',
  hoodies: 'baby-tops',
  trousers: 'baby-trousers',
  jeans: 'baby-trousers',
  shorts: 'baby-trousers',
  skirts: 'baby-trousers',
  tights: 'baby-socks',
  dresses: 'baby-dresses',
  jackets: 'baby-jackets',
  jumpsuits: 'baby-one-pieces',
  nightwear: 'baby-nightwear',
  socks: 'baby-socks',
  hats: 'baby-hats',
  suits: 'baby-outfits',
  outfits: 'baby-outfits',
};

const BABY_WORDS = ['baby', 'newborn', 'infant', 'toddler'];

type KindFinder = (name: string, ageGroup: unknown) => string | undefined;

/**
 * Finds which of these kinds of goods a name says: by its last word that is one, as a shirt dress is a
 * dress, before what the product has or is for ("with", "for", "in", "and"). Undefined where it says none.
 */
export function kindFinder(kinds: readonly string[]): KindFinder {
  const byWords = new Map(
    [
      ...[...Object.entries(SWAHILI), ...Object.entries(SYNONYMS)].filter(([kind]) =>
        kinds.includes(kind),
      ),
      ...kinds.map((kind) => [kind, [kind.replaceAll('-', ' ')]] as const),
    ].flatMap(([kind, names]) =>
      names.map((words) => [words.split(' ').map(singular).join(' '), kind] as const),
    ),
  );
  return (name, ageGroup) => {
    const [main = ''] = name.toLowerCase().split(/\b(?:with|for|in|and)\b|[&+,(]/);
    const words = main.split(/[^\p{L}]+/u).map(singular);
    const kind = words
      .map((word, at) => byWords.get(`${words[at - 1]} ${word}`) ?? byWords.get(word))
      .findLast((one) => one !== undefined);
    const isForBabies = [...words, String(ageGroup)].some((word) => BABY_WORDS.includes(word));
    const forBabies = isForBabies ? BABY_KINDS[kind ?? ''] : undefined;
    return forBabies && kinds.includes(forBabies) ? forBabies : kind;
  };
}

/** 'dresses' → 'dress', 'shoes' → 'shoe'. */
export function singular(word: string): string {
  return word.replace(/(ss|sh|ch|x)es$|(?<!s)s$/, '$1');
}
