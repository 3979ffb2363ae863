/** The page about privacy. */
export const privacyWords = {
  phone: 'Kinachobaki kwenye simu yako',
  phoneText: 'Sisi hatupokei chochote kati ya hivi. Vinabaki kwenye browser hii hadi uvifute.',
  keeps: {
    cart: 'Kikapu chako.',
    orders:
      'Oda ulizotuma, ulizonakili, ulizoagiza kwa kupiga simu au ulizoulizia kutoka hapa, kila moja na kiungo chake.',
    visit:
      'Hadi ufunge tab, herufi zisizo na mpangilio zinazotofautisha ziara yako na za wengine, na kama ulienda WhatsApp kutoka hapa.',
    choices: 'Mahali unapoletewa oda zako, na njia yako ya kulipa.',
    sizes: 'Saizi zako.',
    seen: 'Bidhaa ulizotazama karibuni.',
    payment:
      'Hadi ufunge tab, na kwa muda usiozidi siku moja: oda uliyolipa kwa kadi au PayPal, pamoja na ujumbe wake kwetu. Kwa siku moja: malipo ambayo bado hayajakamilika.',
    message: 'Ulichoandika kwenye fomu ya ujumbe, hadi ufunge tab.',
    /** In a shop of several languages. */
    language: 'Lugha uliyochagua.',
  },
  /** Where the shop has a worker. */
  pages:
    'Kurasa na picha ulizofungua, pamoja na ukurasa wa Duka na bei zake, ili zifunguke bila mtandao.',
  none: 'Tusichofanya',
  noneText:
    'Hakuna akaunti. Hatutumii cookies, hatukufuatilii, hatuhesabu wageni, na hatuonyeshi matangazo ya biashara.',
  chat: 'Kinachoenda WhatsApp',
  chatText:
    'Ukigusa “Agiza kwa WhatsApp”, oda yako inaenda WhatsApp, pamoja na unachonunua, inakoenda na unavyolipa. Sisi tunaipata ukituma ujumbe. Huko, masharti ya WhatsApp yenyewe ndiyo yanayotumika.',
  chatLink:
    'Kiungo kilicho kwenye ujumbe kina oda yako baada ya alama #. Browser haitumi sehemu hiyo kwa seva yoyote. Ni walio na kiungo pekee wanaoweza kuiona.',
  shop: 'Tunachohifadhi kukuhusu',
  shopText:
    'Jumbe zako, na orodha ya oda kwenye simu ya duka, yenye ulichonunua, jina na nambari yako, mahali na malipo. Tunavihitaji ili kukuletea oda yako na kwa hesabu zetu. Rider au ofisi ya mizigo hupata jina, nambari na mahali pako, na hakuna mwingine.',
  others: 'Wengine huona nini, na lini',
  payPal:
    'Ikiwa duka linapokea kadi au PayPal, browser yako huchukua programu ya PayPal ukishaweka kitu kikapuni, kwa hivyo PayPal huona anwani yako ya intaneti. PayPal huanza ikiwa tu utachagua kulipa kwa njia hiyo. Hapo PayPal inaweza kuweka cookies, na nambari ya kadi yako huenda kwa PayPal pekee.',
  map: 'Ramani kwenye ukurasa wa Wasiliana hutoka kwa Google inapokaribia kuonekana kwenye skrini yako, kwa hivyo Google huona anwani yako ya intaneti.',
  directions: 'Kiungo cha kuonyesha njia hufungua Google Maps ikiwa tu utakigusa.',
  form: 'Fomu ya ujumbe kwenye ukurasa wa Wasiliana hutuma unachoandika kwa {host}, ambayo hutufikishia.',
  formInChat: 'Fomu ya ujumbe kwenye ukurasa wa Wasiliana hufungua WhatsApp na ulichoandika.',
  share: 'Viungo vya kushiriki hufungua app unayochagua ikiwa tu utavigusa.',
  host: 'Kampuni inayohifadhi kurasa hizi huona anwani yako ya intaneti na kurasa unazofungua, kama ilivyo kwa kila tovuti.',
  rights: 'Haki zako',
  /** In Kenya. */
  rightsKenya:
    'Chini ya Sheria ya Ulinzi wa Data ya 2019 ya Kenya, unaweza kuuliza tunachohifadhi kukuhusu, kukiona, kutaka kirekebishwe au kifutwe, na kupinga jinsi tunavyokitumia. Tuulize nasi tutakujibu bila malipo.',
  rightsElsewhere:
    'Tuulize tunachohifadhi kukuhusu, na utake kirekebishwe au kifutwe. Tunajibu bila malipo.',
  commissioner:
    'Hujaridhika na jibu letu? Unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data.',
  responsible: 'Anayewajibika',
  ask: 'Habari {shop}, nina swali kuhusu data yangu.',
} as const;
