import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program';
import {
  freePort,
  freePorts,
  type LocalServer,
  startServer,
  temporaryFolder,
} from './local-server';

export interface Proftpd extends LocalServer {
  address: string;
  port: number;
  /** Those that take the files; a proxy of 127.0.0.1 has the same. */
  dataPorts: readonly number[];
  /** The port of its SFTP, with the same account. */
  sftpPort: number;
  user: string;
  password: string;
  /** The certificate, which vouches for itself, for localhost. */
  certificate: string;
  /** The account's own folder; the shop is put into `public_html` there. */
  home: string;
}

const ADDRESS = '127.0.0.2';

/** ProFTPD with one account that takes FTP with TLS, and SFTP with a password. `tls: false`: plain FTP. */
export async function startProftpd({ tls = true } = {}): Promise<Proftpd> {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const account = makeAccount(folder);
  makeKeys(folder);
  const ports = {
    port: await freePort(),
    sftpPort: await freePort(),
    dataPorts: await freePorts(6),
  };
  const config = path.join(folder, 'config');
  writeFileSync(config, configOf(folder, ports, tls));
  const server = await startServer(findProgram('proftpd'), ['-n', '-c', config], {
    folder,
    address: ADDRESS,
    port: ports.port,
  });
  const certificate = readFileSync(path.join(folder, 'tls.crt'), 'utf8');
  return { ...server, ...account, ...ports, address: ADDRESS, certificate };
}

/** Makes the account's folders and the file with its password. */
function makeAccount(folder: string): Pick<Proftpd, 'user' | 'password' | 'home'> {
  const home = path.join(folder, 'home');
  const shop = path.join(home, 'public_html');
  mkdirSync(shop, { recursive: true });
  // Root's server gives up root for each session: to nobody, of Debian.
  const { uid, gid } = userInfo();
  const owner = uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid };
  for (const name of [home, shop]) chownSync(name, owner.uid, owner.gid);
  const user = 'njeri';
  const password = 'a good password';
  const crypted = execFileSync('openssl', ['passwd', '-6', password], { encoding: 'utf8' }).trim();
  const line = `${user}:${crypted}:${owner.uid}:${owner.gid}::${home}:/bin/false\n`;
  writeFileSync(path.join(folder, 'users'), line, { mode: 0o600 });
  return { user, password, home };
}

/** Makes the keys of TLS and of SFTP. */
function makeKeys(folder: string): void {
  const at = (name: string) => path.join(folder, name);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', at('tls.key'), '-out', at('tls.crt'), '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
    ],
    { stdio: 'pipe' },
  );
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at('host')]);
}

function configOf(
  folder: string,
  { port, sftpPort, dataPorts }: Pick<Proftpd, 'port' | 'sftpPort' | 'dataPorts'>,
  tls: boolean,
): string {
  const at = (name: string) => path.join(folder, name);
  const { uid, username } = userInfo();
  const group = () => execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  return `
<IfModule !mod_tls.c>
  LoadModule mod_tls.c
</IfModule>
<IfModule !mod_sftp.c>
  LoadModule mod_sftp.c
</IfModule>
ServerType standalone
UseIPv6 off
DefaultAddress ${ADDRESS}
SocketBindTight on
Port ${port}
PassivePorts ${dataPorts.at(0)} ${dataPorts.at(-1)}
User ${uid === 0 ? 'nobody' : username}
Group ${uid === 0 ? 'nogroup' : group()}
PidFile ${at('pid')}
ScoreboardFile ${at('scoreboard')}
SystemLog ${at('log')}
WtmpLog off
TransferLog none
DelayEngine off
AuthOrder mod_auth_file.c
AuthUserFile ${at('users')}
RequireValidShell off
AllowOverwrite on
Umask 022
${tls ? `TLSEngine on\nTLSRequired on\nTLSECCertificateFile ${at('tls.crt')}\nTLSECCertificateKeyFile ${at('tls.key')}` : ''}
<VirtualHost ${ADDRESS}>
  Port ${sftpPort}
  SFTPEngine on
  SFTPHostKey ${at('host')}
  SFTPAuthMethods password
  AuthUserFile ${at('users')}
  RequireValidShell off
  AllowOverwrite on
</VirtualHost>
`;
}
