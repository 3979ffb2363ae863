import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program';
import { freePort, type LocalServer, startServer, temporaryFolder } from './local-server';

export interface Proftpd extends LocalServer {
  /** Where it listens; PASSIVE_PORTS of this address take the files. */
  address: string;
  port: number;
  /** The port of its SFTP, with the same account. */
  sftpPort: number;
  user: string;
  password: string;
  /** The certificate, which vouches for itself, for localhost. */
  certificate: string;
  /** The account's own folder; the shop is put into `public_html` there. */
  home: string;
}

/** The data connections of FTP; a proxy of 127.0.0.1 has the same ports. */
export const PASSIVE_PORTS = [42100, 42101, 42102, 42103, 42104, 42105];

/** ProFTPD with one account that takes FTP with TLS, and SFTP with a password. `tls: false`: plain FTP. */
export async function startProftpd({ tls = true } = {}): Promise<Proftpd> {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const home = at('home');
  mkdirSync(path.join(home, 'public_html'), { recursive: true });
  chmodSync(folder, 0o755);
  // Root's server gives up root for each session: to nobody, of Debian.
  const { uid, gid } = userInfo();
  const owner = uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid };
  for (const name of [home, path.join(home, 'public_html')]) chownSync(name, owner.uid, owner.gid);

  const user = 'njeri';
  const password = 'a good password';
  const crypted = execFileSync('openssl', ['passwd', '-6', password], { encoding: 'utf8' }).trim();
  writeFileSync(at('users'), `${user}:${crypted}:${owner.uid}:${owner.gid}::${home}:/bin/false\n`, {
    mode: 0o600,
  });
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

  const address = '127.0.0.2';
  const port = await freePort();
  const sftpPort = await freePort();
  const { username } = userInfo();
  writeFileSync(
    at('config'),
    `
<IfModule !mod_tls.c>
  LoadModule mod_tls.c
</IfModule>
<IfModule !mod_sftp.c>
  LoadModule mod_sftp.c
</IfModule>
ServerType standalone
UseIPv6 off
DefaultAddress ${address}
SocketBindTight on
Port ${port}
PassivePorts ${PASSIVE_PORTS.at(0)} ${PASSIVE_PORTS.at(-1)}
User ${uid === 0 ? 'nobody' : username}
Group ${uid === 0 ? 'nogroup' : execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}
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
<VirtualHost ${address}>
  Port ${sftpPort}
  SFTPEngine on
  SFTPHostKey ${at('host')}
  SFTPAuthMethods password
  AuthUserFile ${at('users')}
  RequireValidShell off
  AllowOverwrite on
</VirtualHost>
`,
  );
  const server = await startServer(findProgram('proftpd'), ['-n', '-c', at('config')], {
    folder,
    address,
    port,
  });
  return {
    ...server,
    address,
    port,
    sftpPort,
    user,
    password,
    certificate: readFileSync(at('tls.crt'), 'utf8'),
    home,
  };
}
