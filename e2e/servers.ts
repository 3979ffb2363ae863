import { fixtureEnvironment } from './shop/environment';

const port = Number(process.env.E2E_PORT ?? 4173);
const site = 'https://duka.example';

/**
 * The export of the fixture shop (e2e/shop), with a map key and a contact endpoint set. Such values are
 * written into the pages when they are built; an empty one keeps an .env file out.
 */
export const fixture = {
  port,
  url: `http://localhost:${port}`,
  folder: fixtureEnvironment.EXPORT_FOLDER,
  site,
  env: {
    ...fixtureEnvironment,
    BASE_PATH: '',
    NEXT_PUBLIC_SITE_URL: site,
    NEXT_PUBLIC_PAYPAL_CLIENT_ID: '',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a-key-for-tests',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.example/fixture',
  },
};

/** The export of `npm run build`: the shop of data/, without a key and an endpoint. */
export const real = { port: port + 1000, url: `http://localhost:${port + 1000}`, folder: 'out' };
