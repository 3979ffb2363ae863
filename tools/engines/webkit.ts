import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Engine, type Installation, windowSize } from './engine';

const driverProgram = '/usr/bin/WebKitWebDriver';
const screenProgram = '/usr/bin/Xvfb';
const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** WebKitGTK, the engine of an iPhone's browsers, in its own test browser; without a screen in Xvfb. */
export const webkit: Installation = {
  name: 'webkit',
  installed: existsSync(driverProgram) && (hasScreen || existsSync(screenProgram)),
  start,
};

async function start(): Promise<Engine> {
  if (!hasScreen) process.env.DISPLAY = await startScreen();
  // WebKitGTK's driver takes the port as Safari's does.
  const service = new ServiceBuilder(driverProgram).build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  return {
    open: (url) => driver.get(url),
    run: (expression) => driver.executeScript(`return ${expression}`),
    tap: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
}

/** Starts a screen that ends with this program; returns its name, ':99'. */
async function startScreen(): Promise<string> {
  const screen = spawn(screenProgram, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => screen.kill());
  const [number] = await once(screen.stdout, 'data');
  return `:${String(number).trim()}`;
}
