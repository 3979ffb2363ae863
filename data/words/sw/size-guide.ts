/** Size guides. */
export const sizeGuideWords = {
  name: 'Mwongozo wa saizi',
  all: 'Miongozo yote ya saizi',
  /** On the picture of a link to the page. */
  onCard: 'cm, EU, UK',
  sections: 'Miongozo',
  howTo: 'Jinsi ya kupima',
  inCm: '{title}, cm',
  range: '{from}–{to}',
  /** The name of a table. */
  sizesOf: 'Saizi: {title}',
  inStock: 'ipo',
  /** Below the table of a product's page. */
  marked: '= ipo',
  fits: {
    small: 'Saizi zake ni ndogo. Panda saizi moja.',
    true: 'Saizi zake ni za kawaida. Chukua yako.',
    large: 'Saizi zake ni kubwa. Shuka saizi moja.',
  },
  between: {
    larger: 'Uko kati ya saizi mbili? Chukua kubwa.',
    smaller: 'Uko kati ya saizi mbili? Chukua ndogo.',
  },
  /** What each drawing shows. */
  figures: {
    foot: 'Unyayo ukiangaliwa kutoka juu, na mstari kutoka kisigino hadi kidole kirefu zaidi.',
    child: 'Mtoto, na mstari kutoka juu ya kichwa hadi sakafuni na mwingine chini ya unyayo.',
    body: 'Mtu mwenye tepu moja kifuani na moja kiunoni.',
    waistband: 'Suruali yenye tepu moja kwenye kiuno chake na moja kwenye nyonga.',
  },
} as const;
