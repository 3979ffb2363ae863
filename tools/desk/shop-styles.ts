import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { colourStyle } from '@/lib/brand/colour-style.build';

const MEDIA = 'app/styles/media.css';

/** Lets esbuild read the shop's sheets: with the names of its media queries, and its colours. */
export const shopStyles: Plugin = {
  name: 'shop-styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const colours = path.endsWith('/tokens.css') ? await colourStyle('') : '';
      const sheet = `${readFileSync(MEDIA, 'utf8')} ${colours}${readFileSync(path, 'utf8')}`;
      const { code } = transform({
        filename: path,
        code: Buffer.from(sheet),
        drafts: { customMedia: true },
      });
      return {
        contents: code.toString(),
        loader: path.endsWith('.module.css') ? 'local-css' : 'css',
      };
    });
  },
};
