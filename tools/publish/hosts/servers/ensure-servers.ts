/** Runs before the tests of `npm run hosts`: finds the servers they need, or installs them, or says what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from './find-program';

const DEBIAN = [
  'openssh-server',
  'openssh-client',
  'proftpd-core',
  'proftpd-mod-crypto',
  'openssl',
];

const isRoot = process.getuid?.() === 0;
// Where systemd runs, an installed server would be started and stay.
const isBare = existsSync('/usr/bin/apt-get') && !existsSync('/run/systemd/system');
if (missing().length > 0 && isRoot && isBare) {
  console.log('Installing the servers that the tests of the hosts need.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...DEBIAN], {
    stdio: 'inherit',
    env,
  });
}
const names = missing();
if (names.length > 0) {
  console.error(
    `The tests of the hosts need ${names.join(', ')}. Debian and Ubuntu: sudo apt-get install ${DEBIAN.join(' ')}. macOS: brew install proftpd openssl.`,
  );
  process.exit(1);
}

function missing(): string[] {
  return ['sshd', 'ssh-keygen', 'proftpd', 'openssl'].filter((name) => {
    try {
      return !findProgram(name);
    } catch {
      return true;
    }
  });
}
