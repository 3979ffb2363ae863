import config from './playwright.config';
export default { ...config, webServer: undefined, workers: Number(process.env.W ?? 2) };
