import { onIdle, savesData } from './when-to-load.client';

/**
 * Loads the files of the display face once the page has loaded and the browser is idle, unless the shopper
 * saves data; the page then shows them in place of the phone's own letters, which stay where a file does
 * not come.
 */
export function loadFaces(files: readonly string[]): void {
  const load = () =>
    onIdle(async () => {
      try {
        for (const file of files) {
          const face = new FontFace('Display', `url(${file})`, { weight: '800' });
          document.fonts.add(await face.load());
        }
      } catch {
        // The file failed.
      }
    });
  if (savesData()) return;
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load);
}
