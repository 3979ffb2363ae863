/** A photo that stops the build; the message names the file and the product and says what to do. */
export class PhotoIssue extends Error {
  override name = 'PhotoIssue';

  constructor(file: string, productId: string, issue: string, remedy: string) {
    super(`${file}: ${productId}: ${issue}. ${remedy}`);
  }
}
