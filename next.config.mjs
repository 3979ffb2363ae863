const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  basePath,
  // lib/site-path prefixes the plain addresses that Next's Link does not see.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
};
