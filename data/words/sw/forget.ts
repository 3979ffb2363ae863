/** The button that forgets what a phone keeps. */
export const forgetWords = {
  title: 'Futa yote ya duka hili kwenye simu hii',
  what: 'Kitufe hiki kinafuta kikapu chako, orodha ya oda zako, saizi zako na kila kitu kingine ambacho duka limehifadhi kwenye browser hii.',
  button: 'Futa yote ya duka hili kwenye simu hii',
  ask: 'Tufute yote ya duka hili kwenye simu hii?',
  lost: 'Kikapu chako na orodha ya oda zako vitapotea kabisa. Jumbe zako za WhatsApp zitabaki.',
  yes: 'Futa yote',
  no: 'Usifute',
  done: 'Tayari. Hakuna chochote cha ununuzi wako kilichobaki hapa, wala kwenye tab nyingine za duka hili.',
  /** On the shop’s own phone. */
  bookStays:
    'Kitabu cha oda cha duka kinabaki kwenye simu hii. Ondoa oda zake kwenye ukurasa wake.',
  book: 'Kitabu cha oda',
  byHand: 'Unaweza pia kufuta data ya tovuti hii kwenye mipangilio ya browser yako.',
} as const;
