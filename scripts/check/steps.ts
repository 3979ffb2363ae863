import type { Step } from './run-steps';

/** A step that runs a script of package.json. */
function script(name: string, more: Omit<Step, 'name' | 'command'> = {}): Step {
  return { name, command: `npm run --silent ${name}`, ...more };
}

/** The steps that need no build: before each commit. */
export const quickSteps: readonly Step[] = [
  script('lint'),
  // Writes the types of the routes.
  script('types', { writes: '.next' }),
  script('imports'),
  script('check'),
  script('unit'),
];

const [fixture, folder, desk] = ['ready -- fixture', 'ready -- folder', 'ready -- desk'];
const pictures = 'in-folder -- pictures';

/** All of `npm test`: of those that can start, the first does. */
export const steps: readonly Step[] = [
  ...quickSteps.filter(({ name }) => name !== 'unit'),
  script(fixture, { writes: '.next' }),
  // Mostly waits.
  script('hosts'),
  script('unit'),
  // Encodes the pictures that the build takes from the cache.
  script(pictures),
  script('programs'),
  script(folder, { needs: [pictures], writes: '.next' }),
  script(desk),
  script('fixture -- crawl', { needs: [fixture] }),
  ...['budget', 'syntax', 'crawl'].map((name) =>
    script(`in-folder -- ${name}`, { needs: [folder] }),
  ),
  script('smoke', { needs: [folder], alone: true }),
  script('desk:test', { needs: [desk], alone: true }),
  script('e2e', { needs: [fixture], alone: true }),
];
