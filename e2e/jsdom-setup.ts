/*
 * Browser features that jsdom lacks, without an effect, for each unit test in jsdom
 * (jest.config.mjs): observers of layout, scrolling, media queries, none of which matches, and the
 * methods of a dialog, which only shows and hides.
 */
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
  window.matchMedia = (media) => {
    const query = { media, matches: false, onchange: null };
    return Object.assign(new EventTarget(), query) as unknown as MediaQueryList;
  };
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
