/** Whether the browser has modal dialogs; iOS before 15.4 has not even the element. */
export function hasDialogs(): boolean {
  return Boolean(self.HTMLDialogElement?.prototype.showModal);
}
