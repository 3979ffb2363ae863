import { colours } from '@/data/colours';
import { colourProperties } from './colour-properties';
import { kitengeBand } from './kitenge-band.build';

/**
 * The shop's colours as custom properties of the page, and its kitenge band as `--kitenge`, for a shop in
 * the folder `basePath` of its host: '' or '/mavazi'.
 */
export async function colourStyle(basePath: string): Promise<string> {
  const { file } = await kitengeBand();
  return colourProperties(colours, `${basePath}/pictures/${file}`);
}
