import type { GitHubBackend } from '@sveltia/cms';

const HOST = 'github.com';

/** 'https://host/name/shop', 'ssh://git@host:22/name/shop', 'git@host:name/shop' or 'name/shop'. */
const ADDRESS =
  /^(?:(?:(?:https?|ssh):\/\/)?(?:[^@/]+@)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/])?([\w-][\w.-]*\/[\w.-]+)$/;

/**
 * The GitHub repository of the shop's files: of the setting DESK_REPOSITORY, of the workflow that
 * builds the desk, or of the folder's own git (`remote`). Without a repository, the desk edits a
 * folder of this computer. Throws for a setting that names no such repository.
 */
export function deskBackend(
  env: Readonly<Record<string, string | undefined>>,
  remote: string,
): GitHubBackend {
  const said = env.DESK_REPOSITORY || env.GITHUB_REPOSITORY;
  const given = repositoryAt(said || remote);
  const isThere = given && (given.host ?? (said && HOST)) === HOST;
  if (said && !isThere) {
    throw new Error(
      `The setting DESK_REPOSITORY must be the address of a repository on GitHub, such as https://github.com/your-name/your-shop: "${said}"`,
    );
  }
  const repo = isThere ? given.repo : 'your-name/your-shop';
  return { name: 'github', repo, branch: 'main', auth_methods: ['token'] };
}

function repositoryAt(address: string): { host?: string | undefined; repo: string } | undefined {
  const [, host, repo] = ADDRESS.exec(address.replace(/\/$|\.git\/?$/, '')) ?? [];
  return repo === undefined ? undefined : { host, repo };
}
