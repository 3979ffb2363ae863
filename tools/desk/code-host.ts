import type { GitHubBackend, GitLabBackend } from '@sveltia/cms';

/** Where the desk reads and writes the shop's files, and the addresses that its page may ask. */
export interface CodeHost {
  backend: GitHubBackend | GitLabBackend;
  connects: readonly string[];
}

const BRANCH = 'main';

/** 'https://host/name/shop', 'git@host:name/shop' or 'name/shop'. */
const ADDRESS = /^(?:(?:\w+:\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)[:/])?([^/:]+(?:\/[^/:]+)+)$/;

/**
 * The code host with the shop's repository: that of the setting DESK_REPOSITORY, of the workflow that builds
 * the desk, or of the folder's own git (`remote`). Without any, a folder of this computer can be edited.
 * Throws for an address that names no repository, and for GitLab without DESK_APP_ID.
 */
export function codeHostOf(
  env: Readonly<Record<string, string | undefined>>,
  remote: string,
): CodeHost {
  const given = env.DESK_REPOSITORY || env.GITHUB_REPOSITORY || remote || 'your-name/your-shop';
  const [, host = 'github.com', repo] = ADDRESS.exec(given.replace(/\/$|\.git\/?$/, '')) ?? [];
  if (!repo) {
    throw new Error(
      `The setting DESK_REPOSITORY must be the address of a repository, such as https://github.com/your-name/your-shop: "${given}"`,
    );
  }
  if (host === 'github.com') {
    return {
      backend: { name: 'github', repo, branch: BRANCH, auth_methods: ['token'] },
      connects: ['https://api.github.com', 'https://raw.githubusercontent.com'],
    };
  }
  const { DESK_APP_ID: app_id } = env;
  if (!app_id) {
    throw new Error(
      `For ${host} the setting DESK_APP_ID must be there: the id of the application that GitLab gives (docs/owner/desk.md)`,
    );
  }
  const site = `https://${host}`;
  return {
    backend: {
      name: 'gitlab',
      repo,
      branch: BRANCH,
      auth_type: 'pkce',
      app_id,
      base_url: site,
      api_root: `${site}/api/v4`,
    },
    connects: [site],
  };
}
