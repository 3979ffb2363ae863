/** What the scripts of the kept pages fetch on a tap and should have without a network: their exported names. */
const parts = /"(?:CartDialog|ProductDialog)"/;

/** The addresses of the scripts and the data that load with an exported page, in the page's order. */
export function deferredFiles(html: string): readonly string[] {
  return [...html.matchAll(/<script type="text\/deferred" src="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
}

/** The addresses of the display face's files, which the style of an exported page names. */
export function faceFiles(html: string): readonly string[] {
  const addresses = [...html.matchAll(/url\("?([^()"]*\/marks\/face-[^()"]+)/g)];
  return [...new Set(addresses.map(([, address = '']) => address))];
}

/**
 * The addresses of the lazy parts, scripts and style sheets, of the cart and the product dialog, that
 * `scripts` load. `read` gives the text of a file by its address. Throws where it finds no part, as then
 * the bundler writes them in another form.
 */
export function partFiles(
  scripts: readonly string[],
  read: (address: string) => string,
): readonly string[] {
  const files = scripts.flatMap((script) => {
    const folder = script.slice(0, script.lastIndexOf('/static/') + 1);
    return [...read(script).matchAll(/Promise\.all\(\[("static\/[^\]]+")\]/g)].flatMap(
      ([, list = '']) => {
        const group = list.split(',').map((name) => folder + name.slice(1, -1));
        return group.some((file) => parts.test(read(file))) ? group : [];
      },
    );
  });
  if (files.length === 0) throw new Error('The scripts name no part with the cart.');
  return [...new Set(files)];
}

/**
 * The addresses of the style sheets that load with the `scripts` of a page: those that it does not carry
 * (lib/export/page-steps/inline-styles.build). `read` gives the text of a file by its address.
 */
export function sheetFiles(
  scripts: readonly string[],
  read: (address: string) => string,
): readonly string[] {
  const sheets = scripts.flatMap((script) =>
    [...read(script).matchAll(LOADED_SHEET)].map(([, address = '']) => address),
  );
  return [...new Set(sheets)];
}

/** A link in the page's data, quoted in a text. That of a sheet in the page is `disabled`. */
const LOADED_SHEET = /href=\\"([^"\\]+\.css)\\" data-precedence=\\"next\\">/g;
