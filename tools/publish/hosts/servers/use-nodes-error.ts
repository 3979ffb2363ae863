/**
 * Jest gives test files another Error, so an error of the network is no `instanceof Error` for
 * the libraries under test, and basic-ftp waits for ever. This puts Node's own in its place.
 */
import { statSync } from 'node:fs';

try {
  statSync('/there is no such file');
} catch (error) {
  globalThis.Error = (error as Error).constructor as ErrorConstructor;
}
