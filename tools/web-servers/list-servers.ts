/** Runs before the tests of `npm run web-servers`: says which servers are tested, and stops where there is nothing to serve. */
import { isInstalled, webServers } from './servers';
import { missingExports } from './sites';

for (const server of webServers) {
  const { name, program } = server;
  console.log(isInstalled(server) ? name : `${name}: NOT TESTED, as there is no ${program} here.`);
}
// The code host's workflow installs them all.
const isEnough = process.env.CI ? webServers.every(isInstalled) : webServers.some(isInstalled);
if (!isEnough) {
  console.error('A web server is not installed. Debian: sudo apt-get install nginx apache2 caddy');
  process.exit(1);
}
const commands = missingExports();
if (commands.length > 0) {
  console.error(`First: ${commands.join(' && ')}`);
  process.exit(1);
}
