import { environments } from './environments';
import type { ExportName } from './ready-export';

const port = Number(process.env.E2E_PORT ?? 4173);

/** The export of the fixture shop. */
export const fixture = {
  port,
  url: `http://localhost:${port}`,
  folder: environments.fixture.EXPORT_FOLDER,
  site: environments.fixture.NEXT_PUBLIC_SITE_URL,
  env: environments.fixture,
};

/** The shop of data/ in a folder of a host, without a key and an endpoint. */
export const real = {
  port: port + 1000,
  url: `http://localhost:${port + 1000}${environments.folder.BASE_PATH}/`,
  folder: environments.folder.EXPORT_FOLDER,
  env: environments.folder,
};

/** The desk of a repository that no host has. */
export const desk = {
  port: port + 2000,
  url: `http://localhost:${port + 2000}/`,
  folder: environments.desk.DESK_FOLDER,
  repository: environments.desk.DESK_REPOSITORY,
  env: environments.desk,
};

/** The export of `npm run build` in the current folder, a copy with more products. */
export const large = { port: port + 1000, url: `http://localhost:${port + 1000}/`, folder: 'out' };

interface Server {
  port: number;
  url: string;
  folder: string;
}

/** Playwright's server of a folder that is there. */
export function serve({ port, url, folder }: Server) {
  return {
    command: `npx tsx scripts/build/serve-shop.ts --folder ${folder} --port ${port}`,
    cwd: '..',
    url,
    reuseExistingServer: false,
  };
}

/** Playwright's server of an export, which is built first where what is there was made of other files. */
export function serveReady(name: ExportName, server: Server) {
  const served = serve(server);
  return {
    ...served,
    command: `npx tsx e2e/ready.ts ${name} && ${served.command}`,
    env: environments[name],
    // Says that it builds, and what stops the build.
    stdout: 'pipe' as const,
    timeout: 900_000,
  };
}
