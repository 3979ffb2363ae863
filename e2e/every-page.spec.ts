import { pagePaths } from '@/lib/links/page-paths';
import { probes, probesOf, record } from './every-page/probes';
import { openState, type PageState, states } from './every-page/states';
import { languages } from './every-page/visit';
import { test } from './fixtures';

// Recording a trace forces layouts, which hides layout shifts.
test.use({ trace: 'off' });
// All probes of a page, on a machine that others use too.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(record);
});

/** An order, the list of orders and the book are drawn by the script: there is nothing that could move before. */
const isDrawnByScript = ({ address, prepare }: PageState) =>
  address.startsWith(pagePaths.order) && (address.includes('#') || prepare !== undefined);

for (const state of states) {
  for (const language of state.languages ?? (['English'] as const)) {
    // Longer words need room where there is the least.
    const tag = state.isOnPhone || language === 'Kiswahili' ? [] : '@both';
    test.describe(() => {
      test.use({ expectedConsoleErrors: { patterns: state.consoleErrors ?? [] } });

      test(`${state.name}, in ${language}, stands every probe`, { tag }, async ({
        page,
        isMobile,
      }) => {
        const visit = { page, language, ...languages[language], isPhone: isMobile };
        await state.prepare?.(page);
        const box = await openState(state, visit);
        const inOneLine = state.inOneLine?.(visit);
        const visited = { ...visit, ...(box && { box }), ...(inOneLine && { inOneLine }) };
        for (const name of probesOf({ ...visit, isPage: Boolean(state.isPage) })) {
          if (state.without?.[name]) continue;
          if (name === 'shifts' && isDrawnByScript(state)) continue;
          await test.step(name, () => probes[name](visited));
        }
      });
    });
  }
}
