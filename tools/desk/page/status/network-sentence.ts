import { CodeHostError, SAVES } from './github-host';
import { troubleSentence } from './trouble-sentence';

/**
 * Has the package, which shows what its commit threw, say in the owner's words that the network broke off:
 * before an answer came or on its way.
 */
export function sayBrokenNetwork(): void {
  const get = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (input !== SAVES) return get(input, init);
    try {
      const answer = await get(input, init);
      return new Response(await answer.blob(), answer);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      throw new Error(troubleSentence(new CodeHostError('network')), { cause });
    }
  };
}
