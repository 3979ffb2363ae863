import nextEnv from '@next/env';

/** The settings in .env files, as Next itself will read them: into process.env. */
export function loadSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
