import { Stop } from '@/tools/cli/stop';

/**
 * Thrown by a host if trying again does not help, such as for a refused password or a full disk.
 * Its message is a sentence for the owner. Any other error of a store counts as a broken
 * connection: the upload opens another store and tries again.
 */
export class HostError extends Stop {}

/**
 * A place that the shop is published to, whose files change one by one. Paths are relative to the shop's
 * own folder there, with `/`.
 */
export interface Host {
  /** Throws a HostError where the host cannot be reached, or refuses the account or the folder. */
  open(): Promise<FileStore>;
}

export interface FileStore {
  /** How many calls may be in flight at once; 1 where left out. */
  readonly parallel?: number;
  /** The file's content; undefined where the host has no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Puts the whole file there or, where the connection is cut, leaves the earlier one. */
  write(path: string, content: Buffer): Promise<void>;
  /** Nothing happens where the file is already gone. */
  remove(path: string): Promise<void>;
  /** Called once all files are there, where the host needs to know. */
  finish?(): Promise<void>;
  close(): Promise<void>;
}
