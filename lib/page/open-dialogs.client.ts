import { createStore } from 'zustand/vanilla';

/** The modal dialogs now open, the topmost last. What stands outside the topmost is inert. */
export const openDialogsStore = createStore<readonly HTMLDialogElement[]>(() => []);

/** Notes that a dialog is open; call what comes back when it is no more. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogsStore.setState((open) => [...open, dialog], true);
  return () => openDialogsStore.setState((open) => open.filter((other) => other !== dialog), true);
}
