import { todaysFiles } from '@/app/catalogue/todays-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FOLDER = '/catalogue/';

export async function generateStaticParams() {
  return [...(await todaysFiles()).keys()]
    .filter((address) => address.startsWith(FOLDER))
    .map((address) => ({ part: address.slice(FOLDER.length) }));
}

/** The parts of a large shop's catalogue (docs/behaviour.md 17.3). */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params;
  return new Response((await todaysFiles()).get(FOLDER + part), {
    headers: { 'content-type': 'application/json' },
  });
}
