/** On every page, hidden: shown where a tap waits and the page's script is late or failed. */
export const notReadyWords = {
  text: 'Ukurasa huu hauko tayari. Kikapu chako kiko salama. Agiza hapa:',
  /** On a product's page. */
  withForm:
    'Ukurasa huu hauko tayari. Kikapu chako kiko salama. Agiza kwa WhatsApp hapa chini, au hapa:',
  reload: 'Fungua ukurasa upya',
} as const;
