import { folderHost } from './folder-host';
import { type Host, HostError } from './host';
import { type HostSettings, hostKinds } from './settings';
import { zipHost } from './zip-host';

/**
 * The host that the settings name. `secrets` has the values of the kind's `secrets` in ./settings by
 * name, such as SFTP_PASSWORD. The packages of a transport load only where it is used.
 */
export async function openHost(
  settings: HostSettings,
  _secrets: Readonly<Record<string, string>>,
): Promise<Host> {
  switch (settings.kind) {
    case 'folder':
      return folderHost(settings.folder);
    case 'zip':
      return zipHost(settings.file);
    default:
      throw new HostError(`${hostKinds[settings.kind].name} cannot be published to yet.`);
  }
}
