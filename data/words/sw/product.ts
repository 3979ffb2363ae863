/** Choosing and ordering a product, on its page and in its dialog. */
export const productWords = {
  size: 'Saizi',
  soldOutSize: '{size}, imeisha',
  sizesLeft: '{size}, bado {count}',
  sizeSoldOut: 'Saizi {size} imeisha.',
  noSize: 'Hapa hakuna saizi {size}.',
  onlyLeft: 'Zilizobaki za saizi {size}: {count} tu.',
  askWhenBack: 'Uliza itakaporudi',
  askWhenSizeBack: 'Uliza itakaporudi, saizi {size}',
  question: 'Saizi nyingine, au una swali?',
  ask: 'Uliza kuhusu hii',
  chooseSize: 'Tafadhali chagua saizi kwanza!',
  quantity: 'Idadi',
  increase: 'Ongeza idadi',
  decrease: 'Punguza idadi',
  sum: '{count} kwa {sum}',
  add: 'Weka kikapuni',
  added: 'Imewekwa kikapuni',
  addedUnsaved:
    'Imewekwa kikapuni. Simu hii haiwezi kuhifadhi kikapu chako. Agiza kabla hujafunga ukurasa.',
  viewCart: 'Angalia kikapu',
  /** In the notice of an added item: what was added, and the way to the cart. */
  addedItem: '{product}, saizi {size}',
  toCart: 'Angalia kikapu',
  chat: 'Agiza kupitia WhatsApp',
  call: 'Piga simu kuagiza',
  wholePage: 'Tazama ukurasa wote',
  sizeGuide: 'Mwongozo wa saizi',
  mySize: 'Saizi yako ya kawaida: {size}',
  mySizeSoldOut: 'Saizi yako ya kawaida {size} imeisha',
  mySizeNotMade: 'Haipatikani kwa saizi yako {size}',
  forget: 'Badilisha',
  forgetSize: 'Badilisha saizi {size}',
  forgotten: 'Tumesahau saizi {size}. Chagua saizi yako ya kawaida.',
} as const;

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
export type Checked = Faultless<
  FaultsIn<typeof import('./product'), typeof import('../en/product')>
>;
