/**
 * A language of data/words, by default that of this build, SHOP_LANGUAGE. Pages get the same through
 * next.config.mjs, which tsx does not read.
 */
export async function loadWords(
  language: string = process.env.SHOP_LANGUAGE || 'en',
): Promise<typeof import('@/data/words/en')> {
  return import(`@/data/words/${language}`);
}
