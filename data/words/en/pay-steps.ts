/** How an order is paid by M-Pesa, in the cart and on the page of the order. */
export const payStepsWords = {
  title: 'How to pay, step by step',
  when: {
    now: 'You can pay now. No need to wait for us.',
    confirmed: 'Pay after we have confirmed your order.',
  },
  /** Where it is not known yet what delivery costs. */
  feeFirst: 'We tell you what delivery costs before you pay.',
  open: 'Open the M-PESA app, or M-PESA in your SIM menu.',
  menu: {
    till: 'Choose Lipa na M-PESA, then Buy Goods and Services.',
    paybill: 'Choose Lipa na M-PESA, then Pay Bill.',
    mpesa: 'Choose Send Money.',
  },
  enter: {
    till: 'Enter the till number {number} and {amount}.',
    paybill: 'Enter the business number {number}, the account number {account} and {amount}.',
    mpesa: 'Enter the phone number {number} and {amount}.',
  },
  amount: 'the amount, {sum}',
  amountBeforeFee: 'the amount we confirm, {sum}',
  /** Before the shop has answered with the wholesale price. */
  amountLater: 'the amount we confirm',
  pin: 'Enter your PIN, and send.',
  pinIfName: 'Enter your PIN, and send only if you see the name {name}.',
  code: 'M-Pesa sends you a message. Send us its code.',
  /** Customers of other networks pay an M-Pesa till or paybill from their own menu. */
  otherNetworks: {
    till: 'On Airtel Money or T-Kash? Choose to pay an M-Pesa till. Use the same number and amount.',
    paybill:
      'On Airtel Money or T-Kash? Choose to pay an M-Pesa paybill. Use the same numbers and amount.',
  },
} as const;
