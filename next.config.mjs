const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // The e2e tests build a second export, with the owner's settings made up, beside the first.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
  trailingSlash: true,
  basePath,
  // lib/site-path prefixes the plain addresses that Next's Link does not see.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
};
