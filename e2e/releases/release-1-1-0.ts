import type { Release } from './release';

export const release110: Release = {
  version: '1.1.0',
  shopper: {
    at: '2026-11-26T12:10+03:00',
    local: {
      'duka-mfano-cart':
        '{"state":{"lines":[{"lineId":"mwxbkwqo-bven1kqw","id":"canvas-shoe","title":"Canvas Shoes","image":"/pictures/canvas-shoe.5dj0d8b-112.jpg","price":"KSh 1,500","category":"Footwear","categoryKey":"footwear","size":"41","quantity":2,"description":"Sample canvas on a white sample sole."},{"lineId":"mwxbm71c-cpdpok8m","id":"canvas-shoe","title":"Canvas Shoes","image":"/pictures/canvas-shoe.5dj0d8b-112.jpg","price":"KSh 1,500","category":"Footwear","categoryKey":"footwear","size":"41","quantity":1,"description":"Sample canvas on a white sample sole."},{"lineId":"mwxbm71c-6biplkmf","id":"rain-boot","title":"Rain Boots","image":"/pictures/rain-boot.4eoi3ua-112.jpg","price":"KSh 3,350","category":"Footwear","categoryKey":"footwear","size":"42","quantity":1,"description":"High sample boots for wet sample roads."},{"lineId":"mwxbm71c-u40kgmur","id":"eclair-top","title":"Café “Éclair” Top","image":"","price":"KSh 1,000","category":"Shoes","categoryKey":"shoes","size":"38½","quantity":3,"description":"A sample top that the shop has no more."},{"id":"sun-hat","title":"Sun Hat","image":"","price":"KSh 350","category":"Little Ones","categoryKey":"little-ones","size":"M","quantity":1,"description":"A sample hat with a wide brim.","lineId":"mwxbm71c-fnzwbsmj"}]},"version":0}',
      'duka-mfano-orders':
        '{"orders":[{"code":"1o_ZDWK4_95_Sampletown_46_beside-the-bank_.ankle-boot_39_334.0ibr5w6","lineIds":["ankle-boot-39-329-mx0do9bx-bfgolmxe"],"day":329},{"code":"1o_RSZJH_95_Sampletown_0_beside-the-bank_t.canvas-shoe_41_15o_2.___1.rain-boot_42_2l2.eclair-top_38ZbdZ_rs_3.sun-hat_M_9q_1.1tdw3li","lineIds":["mwxbkwqo-bven1kqw","mwxbm71c-cpdpok8m","mwxbm71c-6biplkmf","mwxbm71c-u40kgmur","mwxbm71c-fnzwbsmj"],"day":329},{"code":"1o_V9ASP_94_Collect-at-the-stand_0__d.strap-sandal_38Z2dZ39_p0.0yj23qv","lineIds":["mwvopkg0-m6m754op"],"day":328},{"code":"1o_GYZN9_93_Anywhere-else_0_Mama-NjZe9ZriZ27ZsZ2cZ-2nd-floor_m.eclair-top_38ZbdZ_rs_3.crew-tee_3XL_go_c.0g545r4","lineIds":["mwuvybxc-s647y46o","mwuvybxc-qm9i7s4q"],"day":327},{"code":"1o_CFP4R_8k____.ankle-boot_41_334.1m0m2z2","lineIds":["mw3749s0-1xzzgi15"],"day":308},{"code":"1o_9F576_8j____.canvas-shoe_40_15o_2.1jmkm9q","lineIds":["mw1rof40-6k2k2l0e"],"day":307},{"code":"1o_TGB4J_8i____.court-shoe_39_2bc.18s917v","lineIds":["mw0c8kg0-ksxi3b24"],"day":306},{"code":"1o_YDV0D_8h____.ankle-boot_38_334_2.0sogdre","lineIds":["mvywsps0-qm8v3n2f"],"day":305},{"code":"1o_EP4PM_8g____.canvas-shoe_37_15o.0zjzuv7","lineIds":["mvxhcv40-w9wum1n2"],"day":304},{"code":"1o_EBTHZ_93____.court-shoe_44_2bc_2.1oyqryx","lineIds":["mwuchgg0-d91azdtr"],"day":327},{"code":"1o_KPQ33_92____.ankle-boot_43_334.0h54bzh","lineIds":["mwsx1ls0-pdyg2kxr"],"day":326},{"code":"1o_BKPND_91____.canvas-shoe_42_15o_2.1pwihqo","lineIds":["mwrhlr40-j3k4x990"],"day":325},{"code":"1o_P3Z05_90____.court-shoe_41_2bc.0el99up","lineIds":["mwq25wg0-mk1lclgv"],"day":324},{"code":"1o_JC1MC_8z____.ankle-boot_40_334_2.0ixl9sm","lineIds":["mwomq1s0-cmw3kra9"],"day":323},{"code":"1o_WCJ8A_8y____.canvas-shoe_39_15o.18keq3s","lineIds":["mwn7a740-7ov6w3ds"],"day":322},{"code":"1o_XKK7V_8x____.court-shoe_38_2bc_2.1cckhhy","lineIds":["mwlrucg0-bfcks46t"],"day":321},{"code":"1o_08ZFK_8w____.ankle-boot_37_334.0qpozfb","lineIds":["mwkcehs0-lalgjnsf"],"day":320},{"code":"1o_RV6XG_8v____.canvas-shoe_44_15o_2.1k740s6","lineIds":["mwiwyn40-q4yj29tp"],"day":319},{"code":"1o_TJ9YV_8u____.court-shoe_43_2bc.1xn1lg9","lineIds":["mwhhisg0-uslqyn2i"],"day":318},{"code":"1o_C99T4_8t____.ankle-boot_42_334_2.0p548vl","lineIds":["mwg22xs0-axidcokm"],"day":317},{"code":"1o_BW53H_8s____.canvas-shoe_41_15o.10yqwin","lineIds":["mwemn340-zk9cg8hx"],"day":316},{"code":"1o_09R4E_8r____.court-shoe_40_2bc_2.0qrz6ve","lineIds":["mwd778g0-1u7a4ue8"],"day":315},{"code":"1o_GAAXQ_8q____.ankle-boot_39_334.15zrtfs","lineIds":["mwbrrds0-q6q5ho0j"],"day":314},{"code":"1o_DNVM4_8p____.canvas-shoe_38_15o_2.0wp0u4d","lineIds":["mwacbj40-ebm2jx8j"],"day":313},{"code":"1o_60Z7D_8o____.court-shoe_37_2bc.13tlngb","lineIds":["mw8wvog0-pza9s8s3"],"day":312},{"code":"1o_DKCW7_8n____.ankle-boot_44_334_2.0xv34ro","lineIds":["mw7hfts0-j7hjaeh7"],"day":311},{"code":"1o_VWBC9_8m____.canvas-shoe_43_15o.0jl85f9","lineIds":["mw61zz40-g12miecv"],"day":310},{"code":"1o_NMT32_8l____.court-shoe_42_2bc_2.1we5ap4","lineIds":["mw4mk4g0-eae6xs0i"],"day":309},{"code":"1o_QXGRD_8k____.ankle-boot_41_334.1ddrpsl","lineIds":["mw3749s0-zfmvc6yo"],"day":308},{"code":"1o_FWTHV_8j____.canvas-shoe_40_15o_2.114rk4e","lineIds":["mw1rof40-pialt5iy"],"day":307}]}',
      'duka-mfano-order':
        '{"state":{"area":"Sampletown","place":"beside the bank","payBy":"till"},"version":0}',
      'duka-mfano-cart-checked': '1795683600000',
      'duka-mfano-sizes':
        '{"state":{"sizes":{"shoes":"41","waist":"34","clothes":""}},"version":0}',
      'duka-mfano-seen': '["canvas-shoe","eclair-top","crew-tee"]',
      'duka-mfano-doubt':
        '{"orderID":"8XK12345AB678901C","at":1795683600000,"lineIds":["mwxbkwqo-bven1kqw","mwxbm71c-cpdpok8m"]}',
      'duka-mfano-packed': '{"packed":[{"id":"RSZJH.1kyout1","rows":[1]}]}',
    },
    session: {
      'duka-mfano-visit': 'mx0do9bx-bfgolmxe',
      'duka-mfano-paid':
        '{"text":"Hello Duka Mfano, I have paid by card or PayPal (DUKA-624ZK):\\nThis is in place of my order DUKA-RSZJH.\\n\\n1. Canvas Shoes, size 41, 2 × KSh 1,500 = KSh 3,000\\n2. Canvas Shoes, size 41, 1 × KSh 1,500 = KSh 1,500\\n\\nPaid: KSh 4,500 ($35.16 USD), PayPal order 5O190127TN364715T.\\n\\nAll of this order, with pictures: https://duka.example/order/#1o_624ZK_95____c.canvas-shoe_41_15o_2.___1.1jte7gu\\nDeliver to: ","link":"https://duka.example/order/#1o_624ZK_95____c.canvas-shoe_41_15o_2.___1.1jte7gu","code":"1o_624ZK_95____c.canvas-shoe_41_15o_2.___1.1jte7gu","at":1795683600000,"tapped":true}',
      'duka-mfano-doubt':
        '{"orderID":"8XK12345AB678901C","at":1795683600000,"lineIds":["mwxbkwqo-bven1kqw","mwxbm71c-cpdpok8m"]}',
      'duka-mfano-contact':
        '{"name":"Person B","email":"b@duka.example","phone":"","message":"Do you have the “Éclair”?\\nIn 38½."}',
    },
    cart: [
      'Canvas Shoes, 41, 2 × KSh 1,500',
      'Canvas Shoes, 41, 1 × KSh 1,500',
      'Rain Boots, 42, 1 × KSh 3,350',
      'Café “Éclair” Top, 38½, 3 × KSh 1,000',
      'Sun Hat, M, 1 × KSh 350',
    ],
    cartShows: {
      lines: [
        ['Canvas Shoes', 'KSh 3,000'],
        ['Canvas Shoes', 'KSh 1,500'],
        ['Rain Boots', 'KSh 3,350'],
        ['Café “Éclair” Top', 'No longer sold'],
        ['Sun Hat', 'Sold out'],
      ],
      total: 'KSh 7,850',
    },
    remembers: {
      pricesOf: '2026-11-26T09:00:00.000Z',
      sizes: { shoes: '41', waist: '34', clothes: '' },
      seen: ['canvas-shoe', 'eclair-top', 'crew-tee'],
      choices: { area: 'Sampletown', place: 'beside the bank', payBy: 'till' },
      paid: 'DUKA-624ZK, opened in the chat',
      doubts: ['8XK12345AB678901C', '8XK12345AB678901C'],
      message: 'Do you have the “Éclair”?\nIn 38½.',
    },
    orders: [
      'DUKA-ZDWK4',
      'DUKA-RSZJH',
      'DUKA-V9ASP',
      'DUKA-GYZN9',
      'DUKA-CFP4R',
      'DUKA-9F576',
      'DUKA-TGB4J',
      'DUKA-YDV0D',
      'DUKA-EP4PM',
      'DUKA-EBTHZ',
      'DUKA-KPQ33',
      'DUKA-BKPND',
      'DUKA-P3Z05',
      'DUKA-JC1MC',
      'DUKA-WCJ8A',
      'DUKA-XKK7V',
      'DUKA-08ZFK',
      'DUKA-RV6XG',
      'DUKA-TJ9YV',
      'DUKA-C99T4',
      'DUKA-BW53H',
      'DUKA-09R4E',
      'DUKA-GAAXQ',
      'DUKA-DNVM4',
      'DUKA-60Z7D',
      'DUKA-DKCW7',
      'DUKA-VWBC9',
      'DUKA-NMT32',
      'DUKA-QXGRD',
      'DUKA-FWTHV',
    ],
    ordersShow: {
      count: 30,
      rows: [
        ['DUKA-ZDWK4', '1 item, KSh 4,150'],
        ['DUKA-RSZJH', '8 items, KSh 11,200'],
        ['DUKA-V9ASP', 'You come to the stand.'],
        ['DUKA-GYZN9', 'Eclair top, 38½'],
        ['DUKA-9F576', 'Canvas Shoes, 40'],
      ],
    },
  },
  links: [
    {
      code: '1o_RSZJH_95_Sampletown_0_beside-the-bank_t.canvas-shoe_41_15o_2.___1.rain-boot_42_2l2.eclair-top_38ZbdZ_rs_3.sun-hat_M_9q_1.1tdw3li',
      carries: [
        'order DUKA-RSZJH of 26 November',
        'to Sampletown, beside the bank for KSh 0',
        'pay by till',
        '2 × canvas-shoe, 41, KSh 1,500',
        '1 × canvas-shoe, 41, KSh 1,500',
        '1 × rain-boot, 42, KSh 3,350',
        '3 × eclair-top, 38½, KSh 1,000',
        '1 × sun-hat, M, KSh 350',
        'in all KSh 11,200',
      ],
      shows: [
        'Order DUKA-RSZJH',
        'Rain Boots',
        'Eclair top',
        'Size 38½',
        'No longer sold',
        'KSh 11,200',
      ],
    },
    {
      code: '1o_GYZN9_93_Anywhere-else_0_Mama-NjZe9ZriZ27ZsZ2cZ-2nd-floor_m.eclair-top_38ZbdZ_rs_3.crew-tee_3XL_go_c.0g545r4',
      carries: [
        'order DUKA-GYZN9 of 24 November',
        "to Anywhere else, Mama Njéri's, 2nd floor for KSh 0",
        'pay by mpesa',
        '3 × eclair-top, 38½, KSh 1,000',
        '12 × crew-tee, 3XL, KSh 600',
        'in all KSh 10,200',
      ],
      shows: [
        'Order DUKA-GYZN9',
        "Mama Njéri's, 2nd floor",
        'Crew T-shirt',
        '12 × KSh 600',
        'KSh 10,200',
      ],
    },
    {
      code: '1o_V9ASP_94_Collect-at-the-stand_0__d.strap-sandal_38Z2dZ39_p0.0yj23qv',
      carries: [
        'order DUKA-V9ASP of 25 November',
        'to Collect at the stand for KSh 0',
        'pay by delivery',
        '1 × strap-sandal, 38-39, KSh 900',
        'in all KSh 900',
      ],
      shows: ['Order DUKA-V9ASP', 'Collect at the stand', 'Size 38-39', 'KSh 900'],
    },
    {
      code: '1o_624ZK_95____.canvas-shoe_41_15o_2.___1.0gdjpaz',
      carries: [
        'order DUKA-624ZK of 26 November',
        'pay by undecided',
        '2 × canvas-shoe, 41, KSh 1,500',
        '1 × canvas-shoe, 41, KSh 1,500',
        'in all KSh 4,500',
      ],
      shows: ['Order DUKA-624ZK', 'KSh 4,500'],
    },
    {
      code: '1o_624ZK_95____b.canvas-shoe_41_15o_2.___1.1jrz8jt',
      carries: [
        'order DUKA-624ZK of 26 November',
        'pay by paybill',
        '2 × canvas-shoe, 41, KSh 1,500',
        '1 × canvas-shoe, 41, KSh 1,500',
        'in all KSh 4,500',
      ],
      shows: ['Order DUKA-624ZK', 'Bank paybill', 'KSh 4,500'],
    },
    {
      code: '1o_624ZK_95____c.canvas-shoe_41_15o_2.___1.1jte7gu',
      carries: [
        'order DUKA-624ZK of 26 November',
        'pay by card',
        '2 × canvas-shoe, 41, KSh 1,500',
        '1 × canvas-shoe, 41, KSh 1,500',
        'in all KSh 4,500',
      ],
      shows: ['Order DUKA-624ZK', 'Card or PayPal', 'KSh 4,500'],
    },
    {
      code: '1c.canvas-shoe_41_15o_2.___1.rain-boot_42_2l2.eclair-top_38ZbdZ_rs_3.sun-hat_M_9q_1.0dyldu8',
      carries: [
        'a cart',
        '2 × canvas-shoe, 41, KSh 1,500',
        '1 × canvas-shoe, 41, KSh 1,500',
        '1 × rain-boot, 42, KSh 3,350',
        '3 × eclair-top, 38½, KSh 1,000',
        '1 × sun-hat, M, KSh 350',
        'in all KSh 11,200',
      ],
      shows: ['A cart from Duka Mfano', 'Canvas Shoes', 'Eclair top', 'KSh 11,200'],
    },
  ],
  addresses: {
    pages: {
      '/size-guide/': '/size-guide/',
      '/order/': '',
      '/offline/': '',
    },
    parts: [
      '/#categories',
      '/size-guide/#waist',
      '/size-guide/#shoes',
      '/shop/tops/crew-tee/#reviews',
    ],
    files: {
      '/catalogue.json': '"id":"ankle-boot"',
      '/marks/icon-512.png': '',
      '/sw.js': 'fetch',
    },
    listings: [
      {
        path: '/shop/?category=footwear&size=shoes-42',
        has: ['Ankle Boots', 'Rain Boots'],
        lacks: 'Strap Sandals',
      },
      { path: '/shop/?size=waist-34', has: ['Wide Trousers'], lacks: 'Ankle Boots' },
      { path: '/shop/?colour=red', has: ['Court Shoes', 'Soft Suit'], lacks: 'Ankle Boots' },
      {
        path: '/shop/?kind=shoes',
        has: [
          'Ankle Boots',
          'Court Shoes',
          'Canvas Shoes',
          'Strap Sandals',
          'Rain Boots',
          'First Shoes',
        ],
        lacks: 'Soft Suit',
      },
      {
        path: '/shop/?price=500-999',
        has: ['Soft Suit', 'Crew T-shirt', 'Strap Sandals', 'First Shoes'],
        lacks: 'Hooded Top',
      },
      {
        path: '/shop/?q=boot&sort=price-up',
        has: ['Rain Boots', 'Ankle Boots'],
        lacks: 'Soft Suit',
      },
      {
        path: '/shop/tops/?size=clothes-M&colour=yellow',
        has: ['Crew T-shirt'],
        lacks: 'Hooded Top',
      },
    ],
    sizes: [{ path: '/shop/footwear/ankle-boot/?size=40&quantity=3', size: '40', quantity: '3' }],
  },
};
