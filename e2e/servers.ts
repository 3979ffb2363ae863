const port = Number(process.env.E2E_PORT ?? 4173);

/** The export of `npm run build`, with no key and no endpoint set. */
export const plain = { port, url: `http://localhost:${port}`, folder: 'out' };

/**
 * A second export, with a map key and a contact endpoint set. Such values are written into the pages
 * when they are built.
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
