const port = Number(process.env.E2E_PORT ?? 4173);

/** The shop as `npm run build` made it, with no key and no endpoint set. */
export const plain = { port, url: `http://localhost:${port}`, folder: 'out' };

/**
 * The shop as an owner has it who has set everything. These values are put in when the shop is built,
 * so it is an export of its own.
 */
export const configured = {
  port: port + 1000,
  url: `http://localhost:${port + 1000}`,
  folder: 'out-configured',
  env: {
    EXPORT_FOLDER: 'out-configured',
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a-key-for-tests',
    NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://forms.example/mavazi',
  },
};
