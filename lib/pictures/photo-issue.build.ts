/** A photo the shop cannot be built with; the message says which file, which product, what to do. */
export class PhotoIssue extends Error {
  override name = 'PhotoIssue';

  constructor(file: string, productId: string, problem: string, remedy: string) {
    super(`${file}: ${productId}: ${problem}. ${remedy}`);
  }
}
