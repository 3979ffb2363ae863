/** The page about privacy. */
export const privacyWords = {
  phone: 'What stays on your phone',
  phoneText: 'We do not receive any of this. It stays in this browser until you delete it.',
  keeps: {
    cart: 'Your cart.',
    orders:
      'The orders you made here (sent, copied or by phone), and the orders you asked us about, each with its link.',
    visit:
      'Until you close the tab: a random code for this visit, and whether you went on to WhatsApp.',
    choices: 'Where your orders go and how you pay.',
    sizes: 'Your sizes.',
    seen: 'The products you looked at last.',
    payment:
      'Until you close the tab, and for one day at most: an order you paid by card or PayPal, with its message to us. For one day: a pending payment.',
    message: 'What you typed into the message form, until you close the tab.',
    /** In a shop of several languages. */
    language: 'The language you chose.',
  },
  /** Where the shop has a worker. */
  pages:
    'The pages and pictures you opened, the Shop page and its prices, so that they open without a network.',
  none: 'What we do not do',
  noneText: 'No account, no cookies or tracking by us, no visitor counter, no advertising.',
  chat: 'What goes to WhatsApp',
  chatText:
    'A tap on “Order via WhatsApp” hands your order to WhatsApp, with what you buy, where it goes and how you pay. We get it when you send the message. WhatsApp’s own terms apply there.',
  chatLink:
    'Your order is written inside the link, in the part after the sign #. Your browser does not send that part to any server. Only people with the link can see it.',
  shop: 'What we keep about you',
  shopText:
    'Your messages, and a list of orders on the shop’s own phone, with what you bought, your name and number, the place and the payment. We need them to bring you your order and for our accounts. Only the rider or parcel office also gets your name, number and place.',
  others: 'What others see, and when',
  payPal:
    'If the shop takes cards or PayPal, your browser loads PayPal’s program once something is in your cart, so PayPal sees your internet address. The program starts only when you choose card or PayPal. PayPal may then set cookies. Your card number goes to PayPal only.',
  map: 'The map on Contact comes from Google when you scroll near it, so Google sees your internet address.',
  directions: 'A link to directions opens Google Maps, only when you tap it.',
  form: 'The message form on Contact sends what you write to {host}, which passes it on to us.',
  formInChat: 'The message form on Contact opens WhatsApp with what you wrote.',
  share: 'Share buttons open the app you choose, only when you tap them.',
  host: 'The company that hosts these pages sees your internet address and the pages you ask for, as with every website.',
  rights: 'Your rights',
  /** In Kenya. */
  rightsKenya:
    'Under Kenya’s Data Protection Act, 2019 you can ask what we hold about you, see it, have it corrected or deleted, and object to how we use it. Ask us and we answer free of charge.',
  rightsElsewhere:
    'Ask us what we hold about you, and have it corrected or deleted. We answer free of charge.',
  commissioner:
    'Not happy with our answer? You can complain to the Office of the Data Protection Commissioner.',
  responsible: 'Who is responsible',
  ask: 'Hello {shop}, I have a question about my data.',
} as const;
