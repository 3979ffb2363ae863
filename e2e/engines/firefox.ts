import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, freePort, type Installation, onceReady } from './engine';

/**
 * Firefox, by Marionette: WebDriver's commands as Firefox itself takes them. geckodriver, which passes
 * them on elsewhere, is in no package of Debian.
 */
export const firefox: Installation = {
  name: 'firefox',
  programs: [
    [
      process.env.FIREFOX_PATH ?? '',
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  ],
  start,
};

async function start([program = '']: readonly string[]): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const port = await freePort();
  // Nothing of its own goes out.
  const settings = {
    'marionette.port': port,
    'app.normandy.enabled': false,
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  );
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--marionette'],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve()).once('error', () => resolve());
  });
  const { socket, send } = await begin(port).catch(async (error: unknown) => {
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true });
    throw error;
  });
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    back: async () => void (await send('WebDriver:Back', {})),
    run: async (program) => {
      const answer = await send('WebDriver:ExecuteScript', {
        script: `return (${program})()`,
        args: [],
      });
      return (answer as { value: unknown }).value;
    },
    perform: async (actions) => void (await send('WebDriver:PerformActions', { actions })),
    close: async () => {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => browser.kill());
      await ended;
      socket.destroy();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Throws where Firefox does not listen within a time limit, or refuses a session. */
async function begin(port: number) {
  const socket = await onceReady(() => connected(port));
  const send = sender(socket);
  try {
    await send('WebDriver:NewSession', {});
    await send('WebDriver:SetWindowRect', { width: 500, height: 900 });
    return { socket, send };
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends one command after the other: `length:[0, id, name, parameters]`, answered `length:[1, id, error, result]`. */
function sender(socket: Socket) {
  let received = Buffer.alloc(0);
  let id = 0;
  const waiting = new Map<
    number,
    (error: { error: string; message: string } | null, result: unknown) => void
  >();
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, colon));
      if (colon < 0 || received.length < colon + 1 + length) return;
      const text = received.subarray(colon + 1, colon + 1 + length).toString();
      received = received.subarray(colon + 1 + length);
      const message = JSON.parse(text);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values())
      answer({ error: 'closed', message: 'Firefox has gone' }, null);
  });
  return (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      id += 1;
      waiting.set(id, (error, result) => {
        if (error) reject(new Error(`${name}: ${error.error}: ${error.message}`));
        else resolve(result);
      });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
