/** Runs before the tests of `npm run web-servers`: says which servers are tested, and stops where there is nothing to serve. */
import { isInstalled, versionOf, webServers } from './servers';
import { missingExports } from './sites';

for (const server of webServers) {
  console.log(
    isInstalled(server)
      ? `${server.name}: ${versionOf(server)}`
      : `${server.name}: NOT TESTED, as there is no ${server.program} here.`,
  );
}
if (!webServers.some(isInstalled)) {
  console.error(
    'No web server is installed. Debian and Ubuntu: sudo apt-get install nginx apache2 lighttpd lighttpd-mod-deflate caddy',
  );
  process.exit(1);
}
const commands = missingExports();
if (commands.length > 0) {
  console.error(`First: ${commands.join(' && ')}`);
  process.exit(1);
}
