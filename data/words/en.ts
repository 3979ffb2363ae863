/**
 * Every sentence the interface itself says, in English, by feature. What the owner says about the
 * shop is elsewhere in `data/`, page headings in `data/pages.ts`. `{name}` is replaced by a value; `one`
 * and `many` are for a number. Another language is a copy of this file: see docs/decisions/0012.
 *
 * A group that an island uses travels to the phone with each page that shows the island: it holds what
 * such islands say and little else.
 */
export const words = {
  /** As `lang` in HTML has it. */
  language: 'en-KE',

  // The frame of every page

  skipToContent: 'Skip to the content',
  pages: { home: 'Home', shop: 'Shop', about: 'About', contact: 'Contact', order: 'Your orders' },
  nav: { name: 'Main', menu: 'Menu' },
  /** The field in the bar, and what is said until it can find: the rest is in findWords below. */
  find: {
    name: 'Search the shop',
    /** The field above the products of Shop. */
    inShop: 'Search in Shop',
    hint: 'Shoes, red, size 42',
    loading: 'Loading the search',
    notLoaded: 'The search did not load. Press Enter to look in Shop.',
  },
  breadcrumb: { name: 'Breadcrumb', page: 'Page {number}' },
  footer: {
    findUs: 'Find us',
    chat: 'WhatsApp',
    quickLinks: 'Quick links',
    reviews: 'Reviews',
    categories: 'What we sell',
    follow: 'Share and follow',
    networks: {
      facebook: 'Facebook',
      /** The shop's own page there; the word before it shares the shop. */
      facebookPage: 'Our Facebook page',
      instagram: 'Instagram',
      tiktok: 'TikTok',
      pinterest: 'Pinterest',
    },
  },
  floatingContacts: { name: 'Chat or call', call: 'Call the shop' },
  scrollToTop: 'Scroll to top',

  /** What a phone offers on the icon of the installed shop. */
  shortcuts: { shop: 'Shop', contact: 'Contact us' },

  /** Titles and descriptions for search engines and shared links. */
  search: {
    fromPrice: 'from {price}',
    laterPage: 'Page {number} of {count}. {description}',
    choice: 'Choose among {count}, {price}.',
    orderCategory: 'Order on WhatsApp.',
    sizes: 'sizes {first} to {last}',
    oneSize: 'size {size}',
    priceAndSizes: '{price}, {sizes}.',
    soldOut: 'sold out',
    orderProduct: 'Order on WhatsApp, sent from {town}.',
    askProduct: 'Ask on WhatsApp when it comes back.',
    productInSize: '{product}, size {size}',
    priceRange: '{lowest} to {highest}',
  },

  /** The pictures, lists and texts that `npm run posts` makes. */
  posts: {
    sizes: 'Sizes {sizes}',
    oneSize: 'Size {sizes}',
    reduced: '{price}, was {was} ({percent})',
    /** The line of a text to paste that says how to order. */
    order: 'Order on WhatsApp: {phone}',
    onOffer: 'On offer at {shop}, {town}:',
    priceList: '{shop} price list',
    pricesOf: 'Prices of {day}',
    page: 'Page {number} of {count}',
    shelfCards: '{shop} shelf cards',
    /** Under the code on a shelf card. */
    scanProduct: 'Scan to order',
  },

  // Pages

  /** The heading of a listing's second page and of those after it. */
  laterPage: '{name}, page {number}',
  home: {
    shopNow: 'Shop Now',
    categories: 'Shop by category',
    offers: "Today's Featured",
    featured: 'More Featured Products',
    /** Of a shop that has chosen none. */
    fromShop: 'From the shop',
    allProducts: 'View All Products',
    reviews: 'What customers say',
    whyChoose: 'Why Choose {shop}',
  },
  shippingReturns: {
    title: 'Shipping and returns',
    shipping: 'Shipping Information',
    delivery: 'Delivery takes {time}.',
    /** Where some delivery areas have the time that Home names, and others a later one. */
    deliveryByPlace: 'Delivery takes {time} to {places}. Elsewhere it takes {later}.',
    fee: 'Shipping costs {fee}, by where you are.',
    returns: 'Return & Exchange Policy',
    exchanges: '{exchanges}, unworn and with tags.',
    refunds: 'Refunds take {time}.',
    wrongSize: 'Wrong size? Send us a message and we change it.',
  },
  about: {
    delivery: 'Delivery takes {time}, and is free over {amount}.',
    deliveryTime: 'Delivery takes {time}.',
    freeDelivery: 'Delivery is free over {amount}.',
    values: 'What we hold to',
    shop: 'Go to the shop',
  },
  contact: {
    chat: 'Chat on WhatsApp',
    call: 'Call {phone}',
    secondPhone: 'Second phone',
    email: 'Email',
    open: 'Open',
    hours: '{hours}. We reply within {time}.',
    /** Where the shop names no hours. */
    replies: 'Answers',
    replyTime: 'We reply within {time}.',
    stall: 'Stall',
    directions: 'Get Directions',
    write: 'Write to us',
    questions: 'Questions people ask',
    map: 'Find our stall',
    /** What a screen reader says of the drawn plan. */
    plan: 'Plan of the streets: {roads}',
    landmarks: 'Near: {landmarks}',
  },
  openNow: {
    open: 'Open now until {time}',
    today: 'Opens at {time}',
    tomorrow: 'Opens tomorrow {time}',
    later: 'Opens {day} {time}',
  },
  contactBanner: {
    title: 'Not sure about the size?',
    text: 'Ask us. {wholesale}.',
    /** Of a shop without wholesale. */
    textOfRetail: 'Ask us before you order.',
    contact: 'Contact Us',
  },
  categoryLinks: 'Categories',
  listing: {
    previous: 'Previous products',
    more: 'More products',
    shown: 'Showing {first} to {last} of {total}',
    firstPage: 'Go to the first page',
  },
  noProducts: {
    title: 'No products found',
    text: 'Choose another category above, or {link}: we may have it at the stall.',
    link: 'ask us on WhatsApp',
    all: 'Show all products',
  },
  productPage: {
    details: 'Details',
    material: 'Material',
    care: 'Care',
    fit: 'Fit',
    fits: {
      small: 'Small',
      true: 'True to size',
      large: 'Large',
    },
    sizes: 'Sizes',
    madeIn: 'Made in',
    condition: 'Condition',
    conditions: { new: 'New', refurbished: 'Restored', used: 'Second-hand' },
    deliveryIn: 'Delivery',
    delivery: 'Delivery and returns',
    drawn: 'Drawn picture',
    askPhoto: 'Ask for a photo',
    pictures: 'Pictures',
    nthOf: '{number} of {count}',
    showPicture: 'Picture {number} of {count}',
    enlarge: 'Larger: {picture}',
    view: '{product}, {view}',
    nthView: '{product}, picture {number}',
    deliveryFee: 'Delivery costs {fee}, by where you are.',
    related: 'Look at these too',
  },
  /** What the phone remembers of this visit and of former ones. */
  seen: {
    title: 'You looked at these',
    clear: 'Clear this list',
    cleared: 'Cleared. This phone no longer remembers what you looked at.',
  },
  sizeGuide: {
    name: 'Size guide',
    all: 'All size guides',
    /** On the picture of a link to the page. */
    onCard: 'cm, EU, UK',
    sections: 'Guides',
    howTo: 'How to measure',
    inCm: '{title}, cm',
    range: '{from}–{to}',
    /** The name of a table. */
    sizesOf: 'Sizes: {title}',
    inStock: 'in stock',
    /** Below the table of a product's page. */
    marked: '= in stock',
    fits: {
      small: 'Fits small: take one size larger than usual.',
      true: 'Fits true to size: take your usual size.',
      large: 'Fits large: take one size smaller than usual.',
    },
    between: {
      larger: 'Between two sizes take the larger one.',
      smaller: 'Between two sizes take the smaller one.',
    },
    /** What each drawing shows. */
    figures: {
      foot: 'A foot from above, with a line from the heel to the longest toe.',
      child: 'A child, with a line from the top of the head to the floor and one below the foot.',
      body: 'A person with one tape around the chest and one around the waist.',
      waistband: 'Trousers with one tape around the band and one around the hips.',
    },
  },
  fullView: {
    nthOf: '{number} of {count}',
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Zoom: {picture}',
  },
  /** When an order arrives, on a product's page. */
  deliveryDate: {
    before: 'Order before {hour}: with you by {day}',
    /** On a phone whose clock is not Kenya's. */
    beforeInKenya: 'Order before {hour} in Kenya: with you by {day}',
    now: 'Order now: with you by {day}',
    /** Where the times of some areas differ. */
    inPlaces: '{text} ({places})',
    area: '{area}: {time}',
  },
  moved: {
    title: 'This product has moved',
    text: 'It is now called {product}',
    link: 'Go to {product}',
  },
  notFound: {
    documentTitle: 'Page not found',
    title: 'This page is not here',
    subtitle: 'Let us find it for you',
    text: 'It may have sold out, or the link has a letter missing. What we have today is in the shop, with its price.',
    shop: 'Go to the shop',
    chat: 'Ask us on WhatsApp',
  },
  /** What the page of an order says before its script is there, and of an empty list. */
  noOrder: {
    opening: 'One moment: the list opens.',
    /** Without script, which alone can read the link. */
    noScript:
      'The list of an order is in its chat message. To show it here, the browser must run JavaScript.',
    notLoaded:
      'The list did not load. Load this page again, or look at it in the chat message of the order.',
    emptyTitle: 'No orders yet',
    emptyText: 'An order that you send from the cart will be listed here.',
    emptyLink: 'Look around the shop',
  },

  // Islands: each group travels with the pages that show it

  /** In place of a page that was never opened, while there is no network. */
  offline: {
    documentTitle: 'No network',
    title: 'No network',
    text: 'This page was not opened on this phone before, so it has to wait for the network.',
    again: 'Try again',
    /** Above the pages that open without a network. */
    kept: 'These pages open without a network',
    noneKept: 'No page is kept on this phone yet.',
    cart: 'Open your cart',
    order: 'A call needs no internet. A WhatsApp message goes out when the network is back.',
    call: 'Call {phone}',
    chat: 'Ask us on WhatsApp',
  },
  /** On every page, hidden: shown where a tap waits and the page's script is late or failed. */
  notReady: {
    text: 'This page is not ready. Your cart is kept. Order here:',
    /** On a product's page. */
    withForm: 'This page is not ready. Your cart is kept. Order on WhatsApp below, or here:',
    reload: 'Reload',
  },
  cartButton: {
    notLoaded: 'The cart did not open. Tap it again, or order by phone: {phone}',
    /** The link in that notice. */
    chat: 'Order via WhatsApp',
    empty: 'Cart, empty',
    items: { one: 'Cart, 1 item', many: 'Cart, {count} items' },
  },
  dialog: { close: 'Close' },
  price: { was: 'was', soldOut: 'Sold out' },
  rating: { outOfFive: 'Rated {rating} out of 5', reviews: '({count} reviews)' },
  productCard: {
    list: 'Products',
    bestSeller: 'Best seller',
    new: 'New',
    sizes: 'Sizes',
    moreSizes: '+{count} more',
  },
  product: {
    size: 'Size',
    sizeChosen: 'Size {size}',
    soldOutSize: '{size}, sold out',
    sizesLeft: '{size}, {count} left',
    sizeSoldOut: 'Size {size} is sold out.',
    noSize: 'There is no size {size} here.',
    onlyLeft: 'Only {count} left in size {size}.',
    askWhenBack: 'Ask when it comes back',
    askWhenSizeBack: 'Ask when it comes back, size {size}',
    question: 'Other size, or a question?',
    ask: 'Ask about this',
    chooseSize: 'Please select a size first!',
    quantity: 'Quantity',
    increase: 'Increase quantity',
    decrease: 'Decrease quantity',
    sum: '{count} for {sum}',
    add: 'Add to Cart',
    added: 'Item added to cart',
    addedUnsaved: 'Item added to cart. This phone does not keep the cart when the page closes.',
    viewCart: 'View your cart',
    /** In the notice of an added item. */
    toCart: 'View cart',
    chat: 'Order via WhatsApp',
    call: 'Call to Order',
    wholePage: 'See the whole page',
    sizeGuide: 'Size guide',
    mySize: 'Your size {size}',
    mySizeSoldOut: 'Your size {size} is sold out',
    mySizeNotMade: 'Not in your size {size}',
    forget: 'Forget',
    forgetSize: 'Forget size {size}',
    forgotten: 'Size {size} is forgotten.',
  },
  wholesale: {
    offer: 'Order more than {count} items at wholesale price.',
    more: {
      one: '1 more for the wholesale price: we tell you in the chat.',
      many: '{count} more for the wholesale price: we tell you in the chat.',
    },
    reached: 'More than {count} items: your message asks us for the wholesale price.',
  },
  carousel: {
    name: 'Offers',
    role: 'carousel',
    slideRole: 'slide',
    slide: '{number} of {count}: {product}',
    start: 'Start rotation',
    stop: 'Stop rotation',
    previous: 'Previous offer',
    next: 'Next offer',
    chat: 'Order Now',
  },
  share: {
    facebook: 'Share on Facebook',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    refused: 'Your browser does not let us copy. Open the page and copy its address.',
  },
  categoryFilter: {
    all: 'All Products',
    shown: { one: '1 product', many: '{count} products' },
    loading: 'Loading products',
  },
  /** The buttons above the products of a shelf. */
  shelf: {
    name: 'Filter and sort',
    size: 'Size',
    price: 'Price',
    colour: 'Colour',
    kind: 'Kind',
    sort: 'Sort',
    notLoaded: 'The filters did not load. Try again, or look through everything below.',
  },
  contactForm: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    message: 'Message',
    noName: 'Tell us your name.',
    noEmail: 'We need an email such as name@example.com.',
    noMessage: 'Write your message here.',
    send: 'Send message',
    sending: 'Sending…',
    chat: 'Send it on WhatsApp',
    sent: "Message sent! We'll get back to you within {time}.",
    notSent: 'Sorry, that did not go through. Please try again, or send it on WhatsApp.',
    /** The chat message. */
    hello: 'Hello {shop}.',
    helloFrom: 'Hello {shop}, this is {name}.',
    emailRow: 'Email: {email}',
    phoneRow: 'Phone: {phone}',
  },
  map: {
    loading: 'Loading map...',
    failed: 'Unable to load map',
    failedHint: 'Please check your internet connection',
    directions: 'Directions to the stall',
  },

  /** The chat messages of orders. */
  order: {
    hello: 'Hello {shop}, I would like to ask about your clothes and shoes.',
    question: 'Hello {shop}, I have a question about {product}.',
    ask: 'Hello {shop}, I have a question about {product}: {address}',
    askPhoto: 'Hello {shop}, please send me a photo of {product}: {address}',
    whenBack: 'Hello {shop}, please tell me when {product} is back: {address}',
    productInSize: '{product} in size {size}',
    greeting: 'Hello {shop}, I would like to order:',
    greetingNumbered: 'Hello {shop}, I would like to order ({reference}):',
    replaces: 'This is in place of my order {reference}.',
    lineRow: '{number}. {product}, size {size}, {count} × {price} = {sum}',
    productRow: '{product}: {sizes}, {sum}',
    sizeCount: '{count} × {size}',
    /** An x of ASCII: in a link each × takes six characters. */
    shortRow: '{count} x {size} {product} {sum}',
    moreLines: {
      one: 'and 1 more line: I send the whole list in this chat.',
      many: 'and {count} more lines: I send the whole list in this chat.',
    },
    moreInLink: {
      one: 'and 1 more line, which the link below has.',
      many: 'and {count} more lines, which the link below has.',
    },
    total: 'Total: {sum}',
    wholesale: 'More than {count} items: please give me the wholesale price.',
    mpesa: 'M-Pesa send money to {number}',
    paybill: 'bank paybill {number}, account {account}',
    deliver: 'Deliver to: {place}. Delivery: {fee}.',
    pickUp: '{place}. Delivery: {fee}.',
    free: 'free',
    deliverAskFee: 'Deliver to: {place}. Please tell me what delivery costs.',
    toPay: 'To pay: {sum}',
    till: 'M-Pesa till {number}',
    either: '{one}, or {other}',
    payUndecided: 'Payment: {means}. Please confirm before I pay.',
    /** Of a shop that names no number to pay to. */
    payAsked: 'Please tell me how I can pay.',
    /** Where the wholesale price is asked for, the ways to pay have no sum. */
    payDecidedLater: 'Payment: {means}. I pay after your answer.',
    payOnDeliveryLater: 'I pay after your answer, when I receive it.',
    payDecided: 'I will pay {sum} by {means}. Please confirm before I send.',
    payOnDelivery: 'I will pay {sum} when I receive it. Please confirm the order.',
    payByCard:
      'I will pay {sum} ({usd}) for the goods by card or PayPal. Please confirm before I pay.',
    paidGreeting: 'Hello {shop}, I have paid by card or PayPal ({reference}):',
    paid: 'Paid: {sum} ({usd}), PayPal order {id}.',
    /** The customer writes the place after it. */
    deliverTo: 'Deliver to: ',
    /** The end of a message. */
    link: 'All of this order, with pictures: {link}',
  },
} as const;

/** What a search finds. Its script carries these: they are fetched with the first search. */
export const findWords = {
  found: { one: '1 product', many: '{count} products' },
  showAll: { one: 'Show it in Shop', many: 'Show all {count} in Shop' },
  nothing: 'Nothing found for “{query}”',
  /** Above the products that were looked at, in an empty search. */
  lookedAt: 'You looked at these',
  askFor: 'Ask us for it on WhatsApp',
  lookIn: 'Or look in:',
  /** The message of that chat. */
  askForText: 'Hello {shop}, do you have {query}?',
  /** Above what a search would find without a part of it. */
  nearest: {
    size: 'In other sizes:',
    price: 'At other prices:',
    word: 'Without “{word}”:',
  },
} as const;

/** What the cart dialog says. Its script carries these: they are fetched with the first opened cart. */
export const cartWords = {
  cart: {
    title: 'Your cart',
    lines: 'Items',
    /** A line in the names of its buttons. */
    line: '{product}, size {size}',
    size: 'Size {size}',
    /** The names of a line's fields. */
    sizeOf: 'Size of {product}',
    quantityOf: 'Quantity of {line}',
    soldOutSize: '{size}, sold out',
    increase: 'Increase quantity of {line}',
    decrease: 'Decrease quantity of {line}',
    wasNow: 'was {was}, now {now}',
    sizeSoldOut: '{size} is sold out',
    soldOut: 'Sold out',
    gone: 'No longer sold',
    onlyLeft: 'Only {count} left in size {size}.',
    pricesChanged: {
      one: '1 price has changed since you filled your cart.',
      many: '{count} prices have changed since you filled your cart.',
    },
    notOrdered: {
      one: '1 item here cannot be ordered today: it is not in the total or in your message.',
      many: '{count} items here cannot be ordered today: they are not in the total or in your message.',
    },
    nothingToOrder:
      'Nothing in your cart can be ordered today. Choose another size, or look around the shop.',
    pricesOf: 'Prices of {day}. The shop confirms them in the chat.',
    /** The phone has kept them, and the shop is not reached. */
    keptPrices: 'Prices of {day}, no network. The shop confirms them in the chat.',
    orderWaits: 'Your order is ready: WhatsApp sends it when the network is back.',
    pricesOfThatDay: 'Prices of the day you chose them. The shop confirms them in the chat.',
    removeLine: 'Remove {line}',
    clear: 'Clear Cart',
    removed: '{line}, removed.',
    cleared: 'Cart cleared.',
    /** The cart as a link, for another phone or another browser. */
    send: 'Send this cart',
    sendTitle: 'A cart from {shop}',
    sendText: 'A cart from {shop}, to look at or to order:',
    link: 'The link to this cart',
    linkCopied: 'Link copied. It opens this cart on any phone.',
    linkByHand: 'Press and hold the link to copy it',
    /** In the browser of Facebook, Instagram or TikTok. */
    inApp: 'You are in {app}’s own browser, which may forget your cart.',
    openInChrome: 'Open in Chrome and keep this cart',
    pasteInSafari: 'To keep it, paste its link in Safari.',
    copyLink: 'Copy a link to this cart',
    linkCopiedForSafari: 'Link copied. Paste it in Safari.',
    undo: 'Undo',
    emptyTitle: 'Nothing in it yet',
    emptyText: 'Pick a size, and what you add waits here.',
    emptyLink: 'Look around the shop',
    empty: 'Your cart is empty!',
    notStored: 'This phone does not keep the cart when the page closes. Order before you close it.',
    orders: 'Your orders',
    ordersNotKept: 'This phone keeps no list of orders. The chat keeps the link of each.',
    total: 'Total',
    whereTo: 'Where to?',
    area: 'Area',
    noArea: 'Choose an area',
    areaFee: '{area}, {fee}',
    free: 'free',
    place: 'Town or landmark',
    placeExample: 'beside the petrol station',
    townExample: 'Kisumu, bus office',
    areaTerms: '{means}. {time}.',
    payOnDelivery: 'You can pay when it arrives.',
    delivery: 'Delivery {fee}.',
    freeDelivery: 'Free delivery.',
    toFree: '{sum} more for free delivery.',
    withDelivery: 'With delivery',
    /** Beside the total of a cart that asks for the wholesale price. */
    beforeWholesale: 'before the wholesale price',
    chat: 'Order via WhatsApp',
    call: 'Call to Order',
    waysToOrder: 'Ways to order',
    waysAndOrders: 'Ways to order, and your orders',
    howToPay: 'How will you pay?',
    wholesaleFirst: 'We answer your message with the wholesale total. Pay after that.',
    payWays: {
      mpesa: 'M-Pesa',
      till: 'Till',
      paybill: 'Bank paybill',
      delivery: 'On delivery',
      card: 'Card or PayPal',
    },
    /** Links to a chat that names the way to pay. */
    payBy: { mpesa: 'Pay by M-Pesa', till: 'Pay by till', paybill: 'Pay by bank paybill' },
    mpesaNumber: 'M-Pesa number',
    tillNumber: 'Till number',
    paybillNumber: 'Paybill number',
    accountNumber: 'Account number',
    amount: 'Amount',
    payee: 'M-Pesa shows the name {name}. Stop if another name appears.',
    sendingCost: 'Sending {sum} costs you {cost} (M-Pesa tariff of {month}).',
    tillCost: 'Paying to a till costs you nothing.',
    payOnReceipt: 'You pay {sum} when you receive it.',
    payOnReceiptLater: 'You pay the wholesale total when you receive it.',
    askOnDelivery: 'Not every area allows it: choose yours above.',
    notOnDelivery: 'Not possible for {area}',
    noCard: 'Not without today’s prices',
    noCardWholesale: 'Not at the wholesale price',
    payNow: 'You pay {usd} now.',
    deliveryLater: 'Delivery is paid when it arrives.',
    /** Where the area does not allow paying when it arrives. */
    deliveryBefore: 'Delivery is paid before we send it: we tell you in the chat.',
    copy: 'Copy {what}',
    copied: 'Copied {text}',
    copyByHand: 'Press and hold {text} to copy it',
    longOrder:
      'Your list is longer than one message. Copy the whole order, open the chat and paste it.',
    longOrderLinked:
      'Your list is longer than one message. The link in the message has all of it; you can copy the whole list too.',
    copyOrder: 'Copy the whole order',
    orderCopied: 'Order copied. Paste it in the chat.',
    copyOrderByHand: 'Press and hold the order to copy it',
    wholeOrder: 'The whole order',
  },
  payment: {
    name: 'Pay by card or PayPal',
    waiting: 'Getting card payment ready…',
    priceChanged:
      'Prices or stock have just changed, so nothing was paid. Look at the total, then pay again.',
    pricesUnknown:
      'Today’s prices could not be checked, so nothing was paid. Order in the chat, or try again later.',
    failed: 'The card payment did not go through. Your cart is kept.',
    inDoubt:
      'It is not known yet whether PayPal took the money for order {order}. Your cart is kept. Ask us in the chat before you pay again.',
    notLoaded: 'Card payment did not load. Pay another way, or try again later.',
    paid: 'Payment Successful! Thank you for shopping with the shop.',
    whereTo: 'Your order is paid. Now tell us where it goes.',
    sendPlace: 'Send us where to deliver',
    sendAgain: 'Send the paid order again',
    /** The purchase's description in PayPal. */
    purchase: { one: 'Shoe purchase, 1 item', many: 'Shoe purchase, {count} items' },
    purchaseOf: '{purchase}: {items}',
    item: '{count} × {product} {size}',
    more: 'and more',
  },
} as const;

/** What the filters of a shelf say. Their script carries these: they are fetched when they are first used. */
export const shelfWords = {
  filters: {
    size: 'Size {size}',
    otherSizes: 'Other sizes',
    priceUnder: 'Under {to}',
    priceBetween: '{from}–{to}',
    priceFrom: '{from} and more',
    search: '“{text}”',
    orders: {
      suggested: 'Suggested',
      priceUp: 'Lowest price first',
      priceDown: 'Highest price first',
      newest: 'Newest first',
      discount: 'Biggest discount first',
    },
    show: { one: 'Show 1 product', many: 'Show {count} products' },
    chosen: 'Chosen filters',
    remove: 'Remove {filter}',
    clear: 'Clear',
    mySize: 'My size {size}',
    forgetMySize: 'Forget my size {size}',
    sizeInStock: 'Size {size}: in stock',
    more: 'Show more',
    shown: 'Showing {shown} of {count}',
    nothing: 'No products found',
    nothingWith: 'Nothing here with {filters}.',
    all: { one: 'Show the one product', many: 'Show all {count} products' },
    without: { one: 'Without {filter}: 1 product', many: 'Without {filter}: {count} products' },
  },
} as const;

/**
 * What the crash page says. No server component is above it to pass it words, so its script imports
 * these alone.
 */
export const crashWords = {
  /** The same as that of `words`. */
  language: 'en-KE',
  title: 'Unexpected Application Error!',
  text: 'Your cart is safe. Load the page again, or order by phone.',
  reload: 'Reload the page',
  call: 'Call {phone}',
  chat: 'Chat on WhatsApp',
} as const;

/** What the page of an order says: the order, the seller's part of it, and the orders of a phone. */
export const orderPageWords = {
  orderPage: {
    order: 'Order {reference}',
    cart: 'A cart from {shop}',
    /** Below the heading of a cart. */
    sent: 'Somebody sent you this list. Your own cart stays as it is.',
    /** What puts the items into the cart of this phone. */
    again: {
      order: 'Order again',
      change: 'Change it',
      put: 'Put these in my cart',
      asking: 'Asking for today’s prices…',
      unreachable:
        'Today’s prices could not be reached, so nothing was put in your cart. Tap again to try once more.',
      nothing: 'None of these items is sold any longer.',
      question: {
        one: 'Your cart has 1 item. Replace it, add to it, or keep your cart?',
        many: 'Your cart has {count} items. Replace them, add to them, or keep your cart?',
      },
      replace: 'Replace my cart',
      add: 'Add to my cart',
      keep: 'Keep my cart',
      kept: 'Your cart stays as it is.',
      inCart: { one: '1 item is in your cart.', many: '{count} items are in your cart.' },
      emptyCart: 'Your cart is empty.',
      leftOut: {
        one: '1 item is no longer sold and is left out.',
        many: '{count} items are no longer sold and are left out.',
      },
      undo: 'Undo',
      undone: 'Undone.',
      viewCart: 'View cart',
    },
    orderedOn: 'Ordered on {day}',
    shareText: '{title} at {shop}',
    lines: 'Items',
    lineSize: 'Size {size}',
    lineCount: '{count} × {price}',
    goods: 'Goods',
    delivery: 'Delivery',
    free: 'free',
    feeAsked: 'to be agreed',
    total: 'Total',
    totalWithoutFee: 'Total without delivery',
    wholesale: 'More than {count} items: the wholesale price is asked for.',
    /** What it comes to now: all of it, or what can still be ordered. */
    today: 'At today’s prices it comes to {sum}.',
    todayOfRest: 'What is still there comes to {sum} today.',
    askFirst: 'Ask in the chat before you pay.',
    changed: {
      one: '1 price has changed since.',
      many: '{count} prices have changed since.',
    },
    unavailable: {
      one: '1 item can no longer be ordered.',
      many: '{count} items can no longer be ordered.',
    },
    unreachable:
      'The shop could not be reached for today’s prices. These are the prices of that day.',
    /** The phone has kept the prices, and the shop is not reached. */
    keptPrices: 'Prices of {day}, no network.',
    sendLater: 'What you send on WhatsApp goes out when the network is back.',
    pay: 'How to pay',
    payUndecided: 'Choose a way, or ask in the chat.',
    /** On paper, where nothing unfolds. */
    payEither: '{means}.',
    payOnReceipt: '{sum} when you receive it.',
    payByCard: 'Card or PayPal: {sum} for the goods.',
    yourOrders: 'Your orders',
    damaged: {
      title: 'This link is not whole',
      advice: 'Open it again from the chat',
      text: 'A part of the link is missing or changed. If it does not open from the chat message either, ask us: the message has the list, or most of it.',
    },
    newer: {
      title: 'This link is newer than the page',
      advice: 'Load the page again',
      text: 'If that does not help, ask us: the message with the link has the list too.',
    },
    reload: 'Load the page again',
    ask: 'Ask us on WhatsApp',
    askText: 'Hello {shop}, the link of an order does not open for me.',
    goToShop: 'Go to the shop',
  },
  /** What the seller packs by and answers with. */
  seller: {
    title: 'For the shop',
    loading: 'Loading the packing list',
    notLoaded: 'The packing list did not load. Tap “For the shop” to try again.',
    packing: 'Packing list',
    packed: '{count} of {total} packed',
    notKept: 'This phone does not keep the ticks. Pack the order before you close the page.',
    count: '{count} ×',
    size: 'Size {size}',
    /** What opens the reply about a line. */
    soldOut: 'Sold out?',
    soldOutToday: 'Sold out today',
    replies: 'Ready replies',
    howToSend:
      'Send opens WhatsApp. Choose the customer’s chat there; you can still change the words.',
    amountsChanged:
      'The amounts of this order are not today’s. Compare them before you confirm the total.',
    amountsUnknown:
      'Today’s prices are not known here. Compare the amounts before you confirm the total.',
    send: 'Send',
    sendReply: 'Send: {reply}',
    /** The replies themselves, as the customer gets them. */
    confirmed: 'Confirmed, total {sum} ({reference}).',
    confirmedNoFee: 'Confirmed, total {sum} plus delivery ({reference}).',
    /** The seller writes the price. */
    confirmedWholesale: 'Confirmed, wholesale total KSh … ({reference}).',
    packedReply: 'Packed ({reference}).',
    /** The area's means of data/delivery.ts: 'by rider'. */
    sent: 'Sent {means} ({reference}).',
    sentOpen: 'Sent by …, pick up at … ({reference}).',
    readyToPickUp: 'Ready to pick up ({reference}). {means}.',
    /** A size, in an order of several products. */
    sizeOfProduct: '{product}, size {size}',
    soldOutTwo: '{size} is sold out: {first} or {second}?',
    soldOutOne: '{size} is sold out: {first} instead?',
    soldOutAsk: '{size} is sold out. Would another size do?',
    soldOutAll: '{product} is sold out. Would you like to see something like it?',
  },
  history: {
    title: 'Your orders',
    onlyHere: 'Kept only on this phone.',
    notKept: 'This phone keeps no list of orders. The chat keeps the link of each.',
    items: { one: '1 item', many: '{count} items' },
    remove: 'Remove',
    removeOrder: 'Remove order {reference}',
    removeAll: 'Remove all',
    /** What is asked before an order is removed. */
    ask: 'Remove order {reference}?',
    askAll: 'Remove all orders?',
    chatKeeps: 'Only this list changes. The chat keeps the link of each order.',
    keep: 'Keep',
    removed: 'Order {reference} removed.',
    removedAll: 'All orders removed.',
  },
} as const;
