import type { Release } from './release';

export const release100: Release = {
  version: '1.0.0',
  shopper: {
    at: '2026-11-22T12:10+03:00',
    // The last line has what the specification's cart demands and no more: neither an id nor a description.
    local: {
      'duka-mfano-cart':
        '{"state":{"lines":[{"lineId":"mwrlw2o0-4miyp6ey","id":"canvas-shoe","title":"Canvas Shoes","image":"/pictures/canvas-shoe.5dj0d8b-112.jpg","price":"KSh 1,500","category":"Footwear","categoryKey":"footwear","size":"41","quantity":2,"description":"Sample canvas on a white sample sole."},{"id":"rain-boot","title":"Rain Boots","image":"/pictures/rain-boot.4eoi3ua-112.jpg","price":"KSh 3,350","category":"Footwear","categoryKey":"footwear","size":"42","quantity":1,"description":"High sample boots for wet sample roads.","lineId":"mwrlw2o0-86g8boz6"},{"title":"Raffia Bag","image":"","price":"KSh 1,000","category":"Bags","categoryKey":"bags","size":"One size","quantity":2}]},"version":0}',
    },
    session: {
      'duka-mfano-contact':
        '{"name":"Person A","email":"a@duka.example","phone":"0700 000 130","message":"Are you open?"}',
    },
    cart: [
      'Canvas Shoes, 41, 2 × KSh 1,500',
      'Rain Boots, 42, 1 × KSh 3,350',
      'Raffia Bag, One size, 2 × KSh 1,000',
    ],
    cartShows: {
      lines: [
        ['Canvas Shoes', 'KSh 3,000'],
        ['Rain Boots', 'KSh 3,350'],
        ['Raffia Bag', 'KSh 2,000'],
      ],
      total: 'KSh 8,350',
    },
    remembers: { message: 'Are you open?' },
    orders: [],
    ordersShow: { count: 0, rows: [] },
  },
  links: [],
  addresses: {
    pages: {
      '/': '/',
      '/shop/': '/shop/',
      '/about/': '/about/',
      '/contact/': '/contact/',
      '/shop/footwear/': '/shop/footwear/',
      '/shop/tops/': '/shop/tops/',
      '/shop/little-ones/': '/shop/little-ones/',
      '/shop/footwear/ankle-boot/': '/shop/footwear/ankle-boot/',
      '/shop/footwear/canvas-shoe/': '/shop/footwear/canvas-shoe/',
      '/shop/footwear/court-shoe/': '/shop/footwear/court-shoe/',
      '/shop/footwear/rain-boot/': '/shop/footwear/rain-boot/',
      '/shop/footwear/strap-sandal/': '/shop/footwear/strap-sandal/',
      '/shop/tops/crew-tee/': '/shop/tops/crew-tee/',
      '/shop/tops/hooded-top/': '/shop/tops/hooded-top/',
      '/shop/tops/wide-trousers/': '/shop/tops/wide-trousers/',
      '/shop/tops/work-shirt/': '/shop/tops/work-shirt/',
      '/shop/little-ones/first-shoe/': '/shop/little-ones/first-shoe/',
      '/shop/little-ones/knit-cap/': '/shop/little-ones/knit-cap/',
      '/shop/little-ones/soft-suit/': '/shop/little-ones/soft-suit/',
      '/shop/little-ones/sun-hat/': '/shop/little-ones/sun-hat/',
      '/shop/footwear/old-court-shoe/': '/shop/footwear/court-shoe/',
      '/shop/tops/court-shoe/': '/shop/footwear/court-shoe/',
    },
    parts: ['/#shipping-returns', '/#reviews', '/contact/#faq'],
    files: {
      '/feeds/products.xml': '<g:id>ankle-boot-37</g:id>',
      '/manifest.webmanifest': '"id":"/"',
      '/robots.txt': 'Sitemap: https://duka.example/sitemap.xml',
      '/sitemap.xml': '<loc>https://duka.example/shop/tops/</loc>',
    },
    listings: [
      { path: '/shop/?category=tops', has: ['Hooded Top', 'Wide Trousers'], lacks: 'Ankle Boots' },
    ],
    sizes: [{ path: '/shop/footwear/ankle-boot/?size=40', size: '40', quantity: '1' }],
  },
};
