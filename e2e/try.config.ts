import base from './playwright.config';
export default { ...base, webServer: { command: `npx tsx scripts/owner/serve-shop.ts --folder .test/fixture --port ${process.env.E2E_PORT}`, cwd: '..', url: `http://localhost:${process.env.E2E_PORT}`, reuseExistingServer: false } };
