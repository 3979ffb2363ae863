import { createStore } from 'zustand/vanilla';

/** The open modal dialogs, the topmost last. Everything outside the topmost is inert. */
export const openDialogsStore = createStore<readonly HTMLDialogElement[]>(() => []);

/** Registers an open dialog. Returns a function to call when it has closed. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogsStore.setState((open) => [...open, dialog], true);
  return () => openDialogsStore.setState((open) => open.filter((other) => other !== dialog), true);
}
