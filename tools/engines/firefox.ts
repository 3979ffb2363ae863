import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Engine, type Installation, windowSize } from './engine';

const executablePath = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((program) => existsSync(program));

/**
 * Firefox by WebDriver BiDi, which it speaks itself: Selenium needs geckodriver beside it, which is in no
 * package of Debian.
 */
export const firefox: Installation = {
  name: 'firefox',
  installed: executablePath !== undefined,
  start,
};

async function start(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...(executablePath && { executablePath }),
    defaultViewport: windowSize,
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    run: (expression) => page.evaluate(expression),
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
