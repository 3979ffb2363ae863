import nextEnv from '@next/env';

/** Reads the .env files into process.env, as Next does. */
export function loadSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
