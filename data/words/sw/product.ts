/** Choosing and ordering a product, on its page and in its dialog. */
export const productWords = {
  size: 'Saizi',
  /** Under a size an age is on one line, so its unit is short. */
  ageUnits: {
    months: { whole: 'miezi', short: 'miezi' },
    years: { whole: 'miaka', short: 'miaka' },
  },
  soldOutSize: '{size}, imeisha',
  sizesLeft: '{size}, {count} tu',
  sizeSoldOut: 'Saizi {size} imeisha.',
  noSize: 'Hapa hakuna saizi {size}.',
  onlyLeft: 'Zilizobaki za saizi {size}: {count} tu.',
  askWhenBack: 'Uliza itarudi lini',
  askWhenSizeBack: 'Uliza saizi {size} itarudi lini',
  question: 'Saizi nyingine, au una swali?',
  /** Of a product whose picture is drawn. */
  questionOfDrawn: 'Picha, saizi nyingine, au una swali?',
  /** Beside a drawn picture. */
  drawn: 'Mchoro',
  ask: 'Uliza kuhusu bidhaa hii',
  chooseSize: 'Chagua saizi kwanza!',
  quantity: 'Idadi',
  increase: 'Ongeza idadi',
  decrease: 'Punguza idadi',
  most: 'Unaweza kuagiza hadi {count} kwa mara moja.',
  sum: '{count} kwa {sum}',
  add: 'Weka kikapuni',
  added: 'Iko kikapuni',
  addedUnsaved:
    'Iko kikapuni. Simu hii haiwezi kuhifadhi kikapu chako. Agiza kabla hujafunga ukurasa.',
  viewCart: 'Angalia kikapu',
  /** In the notice of an added item: what was added, and the way to the cart. */
  addedItem: '{product}, saizi {size}',
  toCart: 'Angalia kikapu',
  chat: 'Agiza kwa WhatsApp',
  call: 'Piga simu kuagiza',
  wholePage: 'Tazama ukurasa wote',
  sizeGuide: 'Mwongozo wa saizi',
  mySize: 'Saizi yako: {size}',
  mySizeSoldOut: 'Saizi yako ya kawaida {size} imeisha',
  mySizeNotMade: 'Haipatikani kwa saizi yako {size}',
  forget: 'Badilisha',
  forgetSize: 'Badilisha saizi {size}',
  forgotten: 'Tumefuta saizi {size}. Chagua saizi yako ya kawaida.',
} as const;
