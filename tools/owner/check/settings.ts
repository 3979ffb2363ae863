import { type Issue, issueCollector } from '@/lib/catalogue/issue';

/** Every issue in the settings of the build's environment. */
export function settingIssues(env: Readonly<Record<string, string | undefined>>): Issue[] {
  const { add, issues } = issueCollector({ file: 'the environment' });
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_CONTACT_ENDPOINT']) {
    const value = env[name];
    if (value && !/^https?:$/.test(protocolOf(value))) {
      add(name, 'must be an address that begins with https:// (or http://, for a trial)', value);
    }
  }
  const basePath = env.BASE_PATH;
  if (basePath && !/^\/[\w./-]+$/.test(basePath)) {
    add('BASE_PATH', 'must be a folder that begins with a slash, such as "/mavazi"', basePath);
  }
  const worker = env.SERVICE_WORKER;
  if (worker && worker !== '0' && worker !== '1') {
    const must = 'must be 0 for a shop whose phones keep no pages, else 1 or empty';
    add('SERVICE_WORKER', must, worker);
  }
  const desk = env.DESK;
  if (desk && desk !== 'pages' && desk !== 'shop') {
    const must =
      'must be shop, to publish the desk with the shop, pages, for GitHub’s pages, or empty';
    add('DESK', must, desk);
  }
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && !/^\d{1,11}$/.test(epoch)) {
    add(
      'SOURCE_DATE_EPOCH',
      'must be a time in whole seconds since 1970, such as "1795305600"',
      epoch,
    );
  }
  return issues;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
