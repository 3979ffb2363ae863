/** How an order is paid by M-Pesa, in the cart and on the page of the order. */
export const payStepsWords = {
  title: 'Hatua za kulipa',
  when: {
    now: 'Unaweza kulipa sasa. Huhitaji kutusubiri.',
    confirmed: 'Lipa tukishathibitisha oda yako.',
  },
  /** Where it is not known yet what delivery costs. */
  feeFirst: 'Tutakuambia gharama ya usafirishaji kabla hujalipa.',
  open: 'Fungua app ya M-PESA, au M-PESA kwenye menyu ya SIM yako.',
  menu: {
    till: 'Chagua Lipa na M-PESA, kisha Buy Goods and Services.',
    paybill: 'Chagua Lipa na M-PESA, kisha Pay Bill.',
    mpesa: 'Chagua Send Money.',
  },
  enter: {
    till: 'Weka nambari ya till {number} na {amount}.',
    paybill: 'Weka nambari ya biashara {number}, nambari ya akaunti {account} na {amount}.',
    mpesa: 'Weka nambari ya simu {number} na {amount}.',
  },
  amount: 'kiasi cha {sum}',
  amountBeforeFee: 'kiasi tutakachokuambia, {sum}',
  /** Before the shop has answered with the wholesale price. */
  amountLater: 'kiasi tutakachokuambia',
  pin: 'Weka PIN yako, kisha utume.',
  pinIfName: 'Weka PIN yako, kisha utume ikiwa tu utaona jina {name}.',
  code: 'M-Pesa itakutumia ujumbe. Tutumie code yake.',
  /** Customers of other networks pay an M-Pesa till or paybill from their own menu. */
  otherNetworks: {
    till: 'Unatumia Airtel Money au T-Kash? Chagua kulipa till ya M-Pesa. Tumia nambari hiyo hiyo na kiasi hicho hicho.',
    paybill:
      'Unatumia Airtel Money au T-Kash? Chagua kulipa paybill ya M-Pesa. Tumia nambari hizo hizo na kiasi hicho hicho.',
  },
} as const;
