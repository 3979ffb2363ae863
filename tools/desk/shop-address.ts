import { existsSync, readFileSync } from 'node:fs';
import { buildSettings, hostFile, parseHostSettings } from '@/tools/publish/settings';

/** The text of data/host.json; undefined if the file does not exist. */
export function hostText(): string | undefined {
  return existsSync(hostFile) ? readFileSync(hostFile, 'utf8') : undefined;
}

/**
 * The shop's address as the settings of a build: as the environment has them, else as `host`, the text of
 * data/host.json, says. Empty texts before the shop has one.
 */
export function shopAddress(
  env: Readonly<Record<string, string | undefined>>,
  host: string | undefined,
): ReturnType<typeof buildSettings> {
  const { NEXT_PUBLIC_SITE_URL, BASE_PATH = '' } = env;
  if (NEXT_PUBLIC_SITE_URL)
    return buildSettings(`${new URL(NEXT_PUBLIC_SITE_URL).origin}${BASE_PATH}`);
  const parsed = host === undefined ? undefined : parseHostSettings(host);
  if (parsed && 'settings' in parsed) return buildSettings(parsed.settings.address);
  return { NEXT_PUBLIC_SITE_URL: '', BASE_PATH: '' };
}
