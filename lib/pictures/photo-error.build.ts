/** A photo that stops the build; the message names the file and the product and says what to do. */
export class PhotoError extends Error {
  override name = 'PhotoError';

  /** The message without file and product. */
  readonly sentence: string;

  constructor(file: string, productId: string, issue: string, remedy: string) {
    super(`${file}: ${productId}: ${issue}. ${remedy}`);
    this.sentence = `${issue}. ${remedy}`;
  }
}
