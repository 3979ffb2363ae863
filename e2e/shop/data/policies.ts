import type { Policies } from '@/data/schema/policies';

/**
 * Delivery, returns and prices. Two promises contradict each other: deliveryDays and returns each
 * have one of Home and another of About and the questions (docs/decisions/0008). Make them the
 * same, and the pages follow; until then nothing about delivery or returns is put into structured
 * data.
 */
export const policies: Policies = {
  /** Until when an order leaves on the same day, in Kenyan time: '3pm', '2:30pm'. */
  dispatchBefore: '11am',
  dispatchPlaces: 'Sampletown',
  sameDayDispatch: 'Same-day dispatch for orders before {dispatchBefore} in {dispatchPlaces}',
  /**
   * Business days: those on which the shop is open. A delivery area has one of the two times; where
   * none is known, the later one is promised.
   */
  deliveryDays: { home: { from: 2, to: 3 }, aboutAndFaq: { from: 3, to: 4 } },
  /** '{from}–{to} business days'. */
  deliveryTime: '{from}–{to} sample days',
  returns: { home: 'Exchanges within 10 days', faq: 'Returns within 20 days' },
  /** Where it names two sums, each fee of data/delivery.ts is between them, or 0. */
  shippingFee: 'KSh 150–250',
  refund: '48 hours',
  /** In a sentence: You pay the rider who brings it to us. */
  returnCost: 'You pay the sample rider, the stand pays the way back',
  /** As it ends the sentence “We do not take back”: underwear and socks. */
  notReturned: 'sample socks',
  quickDelivery: 'Quick delivery within two hours',
  wholesale: 'Order more than 4 items at the sample wholesale price',
  /** An order of this sum in whole shillings, or more, is delivered free. */
  freeDeliveryFromKes: 8000,
  /** What is left out is shown in English. */
  sw: {
    dispatchPlaces: 'Sampletown',
    sameDayDispatch:
      'Ukiagiza kabla ya {dispatchBefore}, tunatuma siku hiyo hiyo ({dispatchPlaces})',
    deliveryTime: 'siku {from}–{to} za mfano',
    returns: { home: 'Badilisha ndani ya siku 10', faq: 'Rudisha ndani ya siku 20' },
    shippingFee: 'KSh 150–250',
    refund: 'saa 48',
    returnCost: 'Wewe unamlipa rider wa mfano, kibanda kinalipa kukurudishia',
    notReturned: 'soksi za mfano',
    quickDelivery: 'Tunaleta haraka, ndani ya saa mbili',
    wholesale: 'Agiza zaidi ya bidhaa 4 kwa bei ya jumla ya mfano',
  },
};
