import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * Puts the shop's own style before app/styles/tokens.css (next.config.mjs), so that data/colours.ts is the
 * colours' one home. What is imported here is watched: a changed colour is in the page at the next load.
 * Turbopack's manual says that loaders return script; e2e/look.spec.ts fails where CSS no longer works.
 */
export default async function coloursLoader(css) {
  const done = this.async();
  const { basePath } = this.getOptions();
  try {
    const { shopStyle } = await tsImport('../../lib/pictures/shop-style.build.ts', {
      parentURL: import.meta.url,
      onImport: (url) => this.addDependency(fileURLToPath(new URL(url))),
    });
    done(null, (await shopStyle(basePath)) + css);
  } catch (error) {
    done(error);
  }
}
