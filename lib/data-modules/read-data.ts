import type { DataModule } from '@/data/schema/modules';
import { type Constant, readModule } from './read-module';

/**
 * The constants of a module of data/, as `readModule` has them, without what an earlier release wrote into
 * its record and this one finds by itself. Throws as `readModule` does.
 */
export function readData(
  module: DataModule | undefined,
  source: string,
  start?: string,
): Constant[] {
  return readModule(source, start).map((constant) => {
    const { value } = constant;
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return module?.renewed && isRecord ? { ...constant, value: module.renewed(value) } : constant;
  });
}
