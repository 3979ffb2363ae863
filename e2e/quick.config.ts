import base from './playwright.config';
import { fixture, serve } from './servers';
export default {
  ...base,
  reporter: 'line' as const,
  webServer: serve({ ...fixture, folder: process.env.QF ?? fixture.folder }),
};
