import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type Engine, freePort, type Installation, onceReady } from './engine';

const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;

/** WebKitGTK, the engine of an iPhone's browsers, by WebDriver over HTTP; without a screen under Xvfb. */
export const webkit: Installation = {
  name: 'webkit',
  programs: [
    ['/usr/bin/WebKitWebDriver'],
    miniBrowsers(),
    screen ? ['/usr/bin/env'] : ['/usr/bin/xvfb-run'],
  ],
  start,
};

/** The places of its test browser: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function miniBrowsers(): string[] {
  const inside = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  return ['/usr/lib', ...inside('/usr/lib').map((name) => `/usr/lib/${name}`)].flatMap((folder) =>
    folder.endsWith('-linux-gnu') || folder === '/usr/lib'
      ? inside(folder)
          .filter((name) => /^webkit2?gtk-/.test(name))
          .map((name) => `${folder}/${name}/MiniBrowser`)
      : [],
  );
}

async function start([driver = '', binary = '', runner = '']: readonly string[]): Promise<Engine> {
  const port = await freePort();
  const wrapped = screen ? [] : ['-a', '-s', '-screen 0 1280x1024x24'];
  // A group of its own: Xvfb, driver and browser end together.
  const { pid = 0 } = spawn(runner, [...wrapped, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await onceReady(() => send('GET', '/status'));
  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 500, height: 900 });
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    run: (program) =>
      send('POST', `${session}/execute/sync`, { script: `return (${program})()`, args: [] }),
    perform: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    close: async () => {
      await send('DELETE', session);
      process.kill(-pid);
    },
  };
}
