import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { HostError } from '@/tools/publish/host';
import { ftpsHost } from '@/tools/publish/hosts/ftps';
import { sftpHost } from '@/tools/publish/hosts/sftp';
import { freePort } from './local-server';
import { type Proftpd, startProftpd } from './proftpd';
import { type BrokenNetwork, startProxy } from './proxy';
import { type Sshd, startSshd } from './sshd';

const address = 'https://duka.example';

/** What the owner reads: the message of a HostError, which is not tried again. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(HostError);
  return (error as Error).message;
}

describe('over SFTP', () => {
  let sshd: Sshd;
  let proftpd: Proftpd;
  let kept: string[];
  beforeAll(async () => {
    [sshd, proftpd] = await Promise.all([startSshd(), startProftpd()]);
  });
  afterAll(() => Promise.all([sshd.stop(), proftpd.stop()]));
  beforeEach(() => {
    kept = [];
  });

  const withKey = (secrets: object = {}, settings: object = {}) =>
    sftpHost(
      {
        ...{ kind: 'sftp', address, server: '127.0.0.1', port: `${sshd.port}` },
        ...{ user: sshd.user, folder: sshd.files, ...settings },
      },
      { SFTP_PRIVATE_KEY: sshd.privateKey, ...secrets },
      { keepHostKey: (key) => kept.push(key) },
    );
  const withPassword = (password = proftpd.password, settings: object = {}) =>
    sftpHost(
      {
        ...{ kind: 'sftp', address, server: proftpd.address, port: `${proftpd.sftpPort}` },
        ...{ user: proftpd.user, folder: 'public_html', ...settings },
      },
      { SFTP_PASSWORD: password },
      { keepHostKey: (key) => kept.push(key) },
    );

  test('a password opens the store, and a wrong one is said with its setting', async () => {
    const store = await withPassword().open();
    await store.write('index.html', Buffer.from('by password'));
    expect(String(await store.read('index.html'))).toBe('by password');
    await store.close();
    expect(await refusal(withPassword('wrong').open())).toBe(
      '127.0.0.2 refuses the user njeri with this SFTP_PASSWORD. Compare both with what your host wrote to you.',
    );
  });

  test('the key of a server is kept at the first connection alone', async () => {
    const host = withKey();
    for (let at = 0; at < 2; at += 1) await (await host.open()).close();
    expect(kept).toEqual([sshd.hostKey]);
  });

  test('a server with another key than the first time is refused', async () => {
    const hostKey = `SHA256:${'a'.repeat(43)}`;
    const said = await refusal(withKey({}, { hostKey }).open());
    expect(said).toContain(`another key (${sshd.hostKey}) than at the first time (${hostKey})`);
    expect(kept).toEqual([]);
  });

  test('a key that the server refuses, is locked or cannot be read is said with its setting', async () => {
    const locked = path.join(path.dirname(sshd.files), 'locked');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', 'phrase', '-f', locked]);
    const open = (SFTP_PRIVATE_KEY: string) => refusal(withKey({ SFTP_PRIVATE_KEY }).open());
    expect(await open(sshd.otherKey)).toContain('with this SFTP_PRIVATE_KEY.');
    expect(await open(locked)).toBe(
      'SFTP_PRIVATE_KEY is locked: put its passphrase into SFTP_KEY_PASSPHRASE.',
    );
    expect(await open('/no/such/file')).toContain('there is no file /no/such/file.');
    expect(await open('-----BEGIN OPENSSH PRIVATE KEY-----\\nabc')).toContain(
      'must be a whole private key',
    );
  });

  test('a folder that is not there is said, with those that are', async () => {
    expect(await refusal(withPassword(undefined, { folder: 'public_htm' }).open())).toBe(
      'There is no folder "public_htm" at 127.0.0.2. There are: public_html. Correct it in data/host.json, or make the folder at your host.',
    );
  });

  test('a folder that may not be written to is said before anything is sent, and a full disk', async () => {
    const closed = path.join(proftpd.home, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    expect(await refusal(withPassword(undefined, { folder: 'closed' }).open())).toContain(
      'closed cannot be changed: this user may not write there.',
    );
    symlinkSync('/dev/full', path.join(sshd.files, 'full.html.part'));
    const full = await withKey().open();
    expect(await refusal(full.write('full.html', Buffer.from('a')))).toContain(
      'full.html does not fit: the disk space of your account',
    );
    await full.close();
  });

  test('a port that nothing listens at is said', async () => {
    const port = `${await freePort()}`;
    expect(await refusal(withKey({}, { port }).open())).toContain(
      `takes no connection at port ${port}. Ask your host which port SFTP has there.`,
    );
  });
});

describe('over FTPS', () => {
  let proftpd: Proftpd;
  let plain: Proftpd;
  let network: BrokenNetwork;
  beforeAll(async () => {
    [proftpd, plain] = await Promise.all([startProftpd(), startProftpd({ tls: false })]);
    network = await startProxy(proftpd.address, proftpd.port, proftpd.dataPorts);
  });
  afterAll(async () => {
    await network.close();
    await Promise.all([proftpd.stop(), plain.stop()]);
  });

  const host = (settings: object = {}, password = proftpd.password, ca = proftpd.certificate) =>
    ftpsHost(
      {
        ...{ kind: 'ftps', address, server: 'localhost', port: `${network.port}` },
        ...{ user: proftpd.user, folder: 'public_html', ...settings },
      },
      { FTPS_PASSWORD: password },
      ca ? { ca } : {},
    );

  test('a wrong password, a folder that is not there and a closed port are said', async () => {
    expect(await refusal(host({}, 'wrong').open())).toContain(
      'localhost refuses the user njeri with this FTPS_PASSWORD.',
    );
    expect(await refusal(host({ folder: 'www' }).open())).toContain(
      'There is no folder "www" at localhost. There are: public_html.',
    );
    expect(await refusal(host({ port: `${await freePort()}` }).open())).toContain(
      'Ask your host which port FTP has there.',
    );
  });

  test('a certificate that nobody vouches for, or for another name, gets no password', async () => {
    expect(await refusal(host({}, undefined, '').open())).toContain(
      'Nobody vouches for the certificate of localhost, so the password was not sent.',
    );
    expect(await refusal(host({ server: '127.0.0.1' }).open())).toContain(
      'The certificate there is not for 127.0.0.1 but for localhost.',
    );
  });

  test('a server without TLS gets the password only where the settings say so', async () => {
    const settings = { server: plain.address, port: `${plain.port}` };
    expect(await refusal(host(settings).open())).toContain(
      '127.0.0.2 has no FTP with TLS, so the password was not sent.',
    );
    const store = await host({ ...settings, encryption: 'plain' }).open();
    await store.write('shop/index.html', Buffer.from('plain'));
    expect(String(await store.read('shop/index.html'))).toBe('plain');
    await store.close();
  });

  test('a folder that may not be written to is said before anything is sent', async () => {
    const closed = path.join(proftpd.home, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    expect(await refusal(host({ folder: 'closed' }).open())).toContain(
      'this user may not write there.',
    );
  });
});
