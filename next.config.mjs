const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const exportDir = process.env.EXPORT_DIR;

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Another folder than out/: the crawl builds the shop a second time, for another site.
  ...(exportDir && { distDir: exportDir }),
  // lib/site-path prefixes the plain addresses that Next's Link does not see.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
};
