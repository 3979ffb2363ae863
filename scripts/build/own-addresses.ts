import { networkInterfaces } from 'node:os';

/** The addresses of this computer in its network, for a phone in the same Wi-Fi. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
