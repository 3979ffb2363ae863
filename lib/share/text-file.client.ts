export interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** How long a browser may take to read the file, in ms. */
const READ_MS = 60_000;

/**
 * Asks the browser to save a file among the downloads; false where it refuses. Nobody learns whether it did:
 * some browsers within apps do nothing.
 */
export function downloadFile(file: TextFile): boolean {
  try {
    const address = URL.createObjectURL(fileOf(file));
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), READ_MS);
    return true;
  } catch {
    return false;
  }
}

/** Whether the phone's share sheet takes files. */
export function canShareFiles(): boolean {
  try {
    const file = fileOf({ name: 'a.txt', type: 'text/plain', text: '' });
    return navigator.canShare?.({ files: [file] }) === true;
  } catch {
    return false;
  }
}

/**
 * Opens the phone's share sheet with a file. 'dismissed' means that the person closed the sheet. Never
 * rejects.
 */
export async function shareFile(file: TextFile): Promise<'shared' | 'dismissed' | 'failed'> {
  try {
    await navigator.share({ files: [fileOf(file)] });
    return 'shared';
  } catch (error) {
    return (error as { name?: unknown } | undefined)?.name === 'AbortError'
      ? 'dismissed'
      : 'failed';
  }
}

function fileOf({ name, type, text }: TextFile): File {
  return new File([text], name, { type });
}
