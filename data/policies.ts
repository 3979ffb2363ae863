import type { Policies } from '@/data/schema/policies';

/**
 * Delivery, returns and prices. Two promises contradict each other: deliveryDays and returns each
 * have one of Home and another of About and the questions (docs/decisions/0008). Make them the
 * same, and the pages follow; until then nothing about delivery or returns is put into structured
 * data.
 */
export const policies: Policies = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  /** Until when an order leaves on the same day, in Kenyan time: '3pm', '2:30pm'. */
  dispatchBefore: '3pm',
  dispatchPlaces: 'Nairobi and {town}',
  sameDayDispatch: 'Same-day dispatch for orders before {dispatchBefore} ({dispatchPlaces})',
  /**
   * Business days: those on which the shop is open. A delivery area has one of the two times; where
   * none is known, the later one is promised.
   */
  deliveryDays: { home: { from: 1, to: 2 }, aboutAndFaq: { from: 2, to: 3 } },
  /** '{from}–{to} business days'. */
  deliveryTime: '{from}–{to} business days',
  returns: { home: 'Exchanges within 7 days', faq: 'Returns within 30 days' },
  /** Where it names two sums, each fee of data/delivery.ts is between them, or 0. */
  shippingFee: 'KSh 200–400',
  refund: '24–72 hours',
  /** In a sentence: You pay the rider who brings it to us. */
  returnCost:
    'You pay the rider who brings it to us, we pay the rider who brings you the exchange. Our mistake? We pay both riders',
  /** As it ends the sentence “We do not take back”: underwear and socks. */
  notReturned: 'baby suits once worn',
  quickDelivery: 'Quick delivery within an hour',
  wholesale: 'Order more than {wholesaleAbove} items at wholesale price',
  /** An order of this sum in whole shillings, or more, is delivered free. */
  freeDeliveryFromKes: 5000,
  /** What is left out is shown in English. */
  sw: {
    dispatchPlaces: 'Nairobi na {town}',
    sameDayDispatch:
      'Ukiagiza kabla ya {dispatchBefore}, tunatuma siku hiyo hiyo ({dispatchPlaces})',
    deliveryTime: 'siku {from}–{to} za kazi',
    returns: { home: 'Badilisha ndani ya siku 7', faq: 'Rudisha ndani ya siku 30' },
    shippingFee: 'KSh 200–400',
    refund: 'saa 24–72',
    returnCost:
      'Wewe unamlipa rider wa kutuletea, sisi tunamlipa wa kukurudishia. Kosa ni letu? Tunawalipa wote wawili',
    notReturned: 'suti za watoto zikishavaliwa',
    quickDelivery: 'Tunaleta haraka, ndani ya saa moja',
    wholesale: 'Agiza zaidi ya bidhaa {wholesaleAbove} kwa bei ya jumla',
    sample: true,
  },
};
