const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const exportFolder = process.env.EXPORT_FOLDER;

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Another folder than out/: the crawl and the e2e tests build the shop once more, with other settings.
  ...(exportFolder && { distDir: exportFolder }),
  // The id stands in each page's data: where it is the same, so is the file, and phones keep it.
  generateBuildId: () => 'shop',
  // lib/site/site-path prefixes the plain addresses that Next's Link does not see.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
  // Each page's own style and little else: it stands in the page, where a sheet more costs 0.1 kB.
  experimental: { cssChunking: { type: 'graph', requestCost: 100 } },
};
