import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { buildDay } from '@/lib/build/build-day.build';
import { projectFiles } from '@/scripts/build/copy-project';
import { environments } from './environments';

/** An export that tests use, or the desk. */
export type ExportName = keyof typeof environments;

/** The builds of the tests, each with the file that shows which build made the folder. */
const builds: Readonly<Record<ExportName, { folder: string; script: string }>> = {
  fixture: { folder: environments.fixture.EXPORT_FOLDER, script: 'build' },
  folder: { folder: environments.folder.EXPORT_FOLDER, script: 'build' },
  desk: { folder: environments.desk.DESK_FOLDER, script: 'desk:build -- --try' },
};

/** Files of the repository that no export is made of. */
const NO_SOURCE = /^(?:docs|\.github|\.ci)\/|^e2e\/(?!shop\/)|\.test\.tsx?$|\.snap$|\.md$/;
/** Which packages npm installed. */
const INSTALLED = 'node_modules/.package-lock.json';
/** The settings of the environment that builds read, besides those of ./environments. */
const SETTING =
  /^(?:NEXT_PUBLIC_|SOURCE_DATE_EPOCH$|SERVICE_WORKER$|CATALOGUE_SHEET|DESK|BASE_PATH$)/;

/** Whether the export that is there was built today of the files and settings that are there now. */
export function isReady(name: ExportName): boolean {
  const { folder } = builds[name];
  const sources = sourcesOf(name);
  const stamp = stampFile(folder);
  return Boolean(
    sources && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(folder, sources),
  );
}

/** Builds an export of the tests or the desk, unless it is ready. Throws where the build fails, which has said why. */
export function readyExport(name: ExportName): void {
  const { folder, script } = builds[name];
  if (isReady(name)) {
    console.log(`${folder} is up to date.`);
    return;
  }
  console.log(`${folder} is built anew.`);
  const sources = sourcesOf(name);
  rmSync(stampFile(folder), { force: true });
  const env = { ...process.env, ...environments[name] };
  const { status } = spawnSync(`npm run ${script}`, { shell: true, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  // A file that was saved meanwhile may be in it or not.
  if (sources && sourcesOf(name) === sources) {
    writeFileSync(stampFile(folder), stampOf(folder, sources));
  }
}

function stampFile(folder: string): string {
  return `${folder}.stamp`;
}

/** The stamp of a build: what it was made of, and when its first page was, so that no other build has it. */
function stampOf(folder: string, sources: string): string {
  const page = `${folder}/index.html`;
  return `${sources} ${existsSync(page) ? statSync(page).mtimeMs : ''}`;
}

/**
 * A hash of everything that an export depends on: the files that git knows or would add, the files
 * of settings, the installed packages, the environment and the day. Undefined if git does not list
 * the files, or npm the packages.
 */
function sourcesOf(name: ExportName): string | undefined {
  const hash = createHash('sha256');
  const settings = Object.entries({ ...process.env, ...environments[name] })
    .filter(([key]) => SETTING.test(key))
    .sort();
  hash.update(JSON.stringify([process.version, buildDay(), settings, environments[name]]));
  const hidden = readdirSync('.').filter((file) => file.startsWith('.env'));
  try {
    const files = new Set([...projectFiles(), ...hidden, INSTALLED]);
    for (const file of [...files].sort()) {
      if (!NO_SOURCE.test(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
