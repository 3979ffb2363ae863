import type { GitHubBackend, GitLabBackend } from '@sveltia/cms';

/** Where the desk reads and writes the shop's files, and the addresses that its page may ask. */
export interface DeskBackend {
  backend: GitHubBackend | GitLabBackend;
  connects: readonly string[];
}

const BRANCH = 'main';

/** 'https://host/name/shop', 'ssh://git@host:22/name/shop', 'git@host:name/shop' or 'name/shop'. */
const ADDRESS =
  /^(?:(?:(?:https?|ssh):\/\/)?(?:[^@/]+@)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/])?([\w-][\w.-]*(?:\/[\w.-]+)+)$/;

/**
 * The code host with the shop's repository: that of the setting DESK_REPOSITORY, of the workflow that builds
 * the desk, or of the folder's own git (`remote`). Without any, a folder of this computer can be edited.
 * Throws for a setting that names no repository, and for GitLab without DESK_APP_ID.
 */
export function deskBackend(
  env: Readonly<Record<string, string | undefined>>,
  remote: string,
): DeskBackend {
  const said = env.DESK_REPOSITORY || env.GITHUB_REPOSITORY;
  const given = said ? repositoryAt(said) : repositoryAt(remote);
  if (said && !given) {
    throw new Error(
      `The setting DESK_REPOSITORY must be the address of a repository, such as https://github.com/your-name/your-shop: "${said}"`,
    );
  }
  // A remote that is a folder of this computer is no code host.
  const isKnown = given && (said || given.host);
  const { host = 'github.com', repo } = isKnown ? given : { repo: 'your-name/your-shop' };
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

function repositoryAt(address: string): { host?: string | undefined; repo: string } | undefined {
  const [, host, repo] = ADDRESS.exec(address.replace(/\/$|\.git\/?$/, '')) ?? [];
  return repo === undefined ? undefined : { host, repo };
}
