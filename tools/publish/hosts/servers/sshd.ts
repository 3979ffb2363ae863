import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program';
import { freePort, type LocalServer, startServer, temporaryFolder } from './local-server';

export interface Sshd extends LocalServer {
  port: number;
  user: string;
  /** The key that the server takes, and another. */
  privateKey: string;
  otherKey: string;
  /** 'SHA256:…' */
  hostKey: string;
  /** The folder that the shop is put into. */
  files: string;
}

/** OpenSSH's server for this user alone, at a free port. */
export async function startSshd(): Promise<Sshd> {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const files = at('public_html');
  mkdirSync(files);
  for (const name of ['host', 'user', 'other']) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  }
  const port = await freePort();
  writeFileSync(
    at('config'),
    [
      'ListenAddress 127.0.0.1',
      `Port ${port}`,
      `HostKey ${at('host')}`,
      `AuthorizedKeysFile ${at('user.pub')}`,
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'PermitRootLogin yes',
      'PidFile none',
      'Subsystem sftp internal-sftp',
    ].join('\n'),
  );
  // What its service makes at each start of the machine; only root's server asks for it.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const server = await startServer(findProgram('sshd'), ['-D', '-e', '-f', at('config')], {
    folder,
    address: '127.0.0.1',
    port,
  });
  const [, hostKey = ''] = execFileSync('ssh-keygen', ['-lf', at('host.pub')], {
    encoding: 'utf8',
  }).split(' ');
  return {
    ...server,
    port,
    user: userInfo().username,
    privateKey: at('user'),
    otherKey: at('other'),
    hostKey,
    files,
  };
}
