import { useSyncExternalStore } from 'react';

const values = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** The module that was printed last, until the code host has it. */
let saving: { module: string; value: unknown } | undefined;

/** Keeps what a module holds, each time that the desk reads it. Returns the value. */
export function keepLatest<T>(module: string, value: T): T {
  values.set(module, value);
  for (const listener of listeners) listener();
  return value;
}

/** Keeps what a module will hold once it is saved. Returns the value. */
export function keepSaving<T>(module: string, value: T): T {
  saving = { module, value };
  return value;
}

/** Called once the value that was printed last is saved. */
export function keepSaved(): void {
  if (saving) keepLatest(saving.module, saving.value);
  saving = undefined;
}

/** The name under which a product's record is kept. */
export function productKey(id: string): string {
  return `product ${id}`;
}

/** The records of products that the desk has read or saved. */
export function latestProducts(): unknown[] {
  return [...values].filter(([name]) => name.startsWith(productKey(''))).map(([, value]) => value);
}

/** Lets go of a product that is there no more. */
export function forgetProduct(id: string): void {
  values.delete(productKey(id));
}

/** The value of a module when the desk last read or saved it; undefined before. */
export function latestOf(module: string): unknown {
  return values.get(module);
}

/** The same for a component, which renders again when the value changes. */
export function useLatest(module: string): unknown {
  return useSyncExternalStore(subscribe, () => latestOf(module));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
