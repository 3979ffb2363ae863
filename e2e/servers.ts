import { environments } from './environments';

const port = Number(process.env.E2E_PORT ?? 4173);
const { EXPORT_FOLDER = 'out', BASE_PATH = '' } = process.env;

/** The export of the fixture shop. */
export const fixture = {
  port,
  url: `http://localhost:${port}`,
  folder: environments.fixture.EXPORT_FOLDER,
  site: environments.fixture.NEXT_PUBLIC_SITE_URL,
  env: environments.fixture,
};

/** The export of `npm run build`: the shop of data/, without a key and an endpoint. */
export const real = {
  port: port + 1000,
  url: `http://localhost:${port + 1000}${BASE_PATH}/`,
  folder: EXPORT_FOLDER,
  env: { BASE_PATH },
};

/** The desk of a repository that no host has. */
export const desk = {
  port: port + 2000,
  url: `http://localhost:${port + 2000}/`,
  folder: environments.desk.DESK_FOLDER,
  repository: environments.desk.DESK_REPOSITORY,
  env: environments.desk,
};
