import CMS from '@sveltia/cms';
import { deskConfig, deskModules, formatOf } from './config';
import { moduleFormat } from './module-format';

/** What the desk's builder puts in. */
declare const DESK: { repository: string; branch: string };

for (const module of deskModules) {
  CMS.registerCustomFormat(formatOf(module), 'ts', moduleFormat(module));
}

// `?try`: the files are kept in this browser alone.
const isTry = new URLSearchParams(location.search).has('try');
CMS.init({
  config: deskConfig(
    isTry
      ? { name: 'test-repo' }
      : { name: 'github', repo: DESK.repository, branch: DESK.branch, auth_methods: ['token'] },
  ),
});
