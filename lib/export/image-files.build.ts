import { createHash } from 'node:crypto';

/**
 * A style sheet with an address in place of each image that is the value of a custom property: inlined
 * into every page, the image would be sent again with each. `keep` stores the image under the property's
 * name and returns its address.
 */
export function withImageFiles(
  sheet: string,
  keep: (name: string, type: string, content: Buffer) => string,
): string {
  return sheet.replace(
    /(?<=--([\w-]+):\s*)url\("?data:image\/(\w+);base64,([\w+/=]+)"?\)/g,
    (_, name: string, type: string, data: string) =>
      `url(${keep(name, type, Buffer.from(data, 'base64'))})`,
  );
}

/**
 * Where an image is inside the shop: '/pictures/kitenge.1a2b3c4d.webp'. Hosts and the worker keep what is
 * in that folder for good.
 */
export function imagePath(name: string, type: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `/pictures/${name}.${hash}.${type}`;
}
