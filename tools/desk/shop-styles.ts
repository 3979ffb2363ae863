import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { shopStyle } from '@/lib/pictures/shop-style.build';

const MEDIA = 'app/styles/media.css';

/** Lets esbuild read the shop's sheets: with the names of its media queries, and its own style. */
export const shopStyles: Plugin = {
  name: 'shop-styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const own = path.endsWith('/tokens.css') ? await shopStyle('') : '';
      const sheet = `${readFileSync(MEDIA, 'utf8')} ${own}${readFileSync(path, 'utf8')}`;
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
