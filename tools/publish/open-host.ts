import { folderHost } from './folder-host';
import type { Host } from './host';
import type { HostSettings } from './settings';
import { zipHost } from './zip-host';

/**
 * The host that the settings name. `secrets` has the values of the kind's secrets in ./settings by name,
 * such as SFTP_PASSWORD; `keepHostKey` keeps a server's key in data/host.json. The packages of a
 * transport load only where it is used.
 */
export async function openHost(
  settings: HostSettings,
  secrets: Readonly<Record<string, string>>,
  keepHostKey: (hostKey: string) => void,
): Promise<Host> {
  switch (settings.kind) {
    case 'folder':
      return folderHost(settings.folder);
    case 'zip':
      return zipHost(settings.file);
    case 'sftp':
      return (await import('./hosts/sftp')).sftpHost(settings, secrets, { keepHostKey });
    case 'ftps':
      return (await import('./hosts/ftps')).ftpsHost(settings, secrets);
    case 'bucket':
      return (await import('./hosts/bucket')).bucketHost(settings, secrets);
    case 'cloudflare':
      return (await import('./hosts/hosted')).cloudflareHost(settings, secrets);
    case 'netlify':
      return (await import('./hosts/hosted')).netlifyHost(settings, secrets);
  }
}
