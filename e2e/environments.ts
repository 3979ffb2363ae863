/**
 * The settings of the exports and the desk that tests use. They are written into the pages when they are built;
 * an empty one keeps an .env file out.
 */
export const environments = {
  /** The shop of e2e/shop at the top of a host, with a map key and a contact endpoint. */
  fixture: {
    TSX_TSCONFIG_PATH: 'e2e/shop/tsconfig.json',
    EXPORT_FOLDER: '.test/fixture',
    SHOW_PRIMITIVES: '1',
    POSTS_FOLDER: '.test/fixture-posts',
    BASE_PATH: '',
    SERVICE_WORKER: '',
    CATALOGUE_SHEET: '',
    NEXT_PUBLIC_SITE_URL: 'https://duka.example',
    NEXT_PUBLIC_PAYPAL_CLIENT_ID: '',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a-key-for-tests',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.example/fixture',
  },
  /** The shop of data/ in a folder of another host, without a key and an endpoint. */
  folder: {
    TSX_TSCONFIG_PATH: 'tsconfig.json',
    EXPORT_FOLDER: '.test/in-folder',
    BASE_PATH: '/mavazi',
    SERVICE_WORKER: '',
    CATALOGUE_SHEET: '',
    NEXT_PUBLIC_SITE_URL: 'https://elsewhere.example',
    NEXT_PUBLIC_PAYPAL_CLIENT_ID: '',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: '',
    NEXT_PUBLIC_CONTACT_ENDPOINT: '',
  },
  /** The desk of the shop of e2e/shop, of a repository that no host has. */
  desk: {
    TSX_TSCONFIG_PATH: 'e2e/shop/tsconfig.json',
    BASE_PATH: '',
    DESK_FOLDER: '.test/desk',
    DESK_REPOSITORY: 'duka/shop',
    CATALOGUE_SHEET: '',
    NEXT_PUBLIC_SITE_URL: '',
  },
} as const;
