/** The page of Next's router for an error, by its name in the two builds of the router's file. */
const DEFAULT = /errorComponent: (?:DefaultGlobalError|_globalerror\.default),/g;

/**
 * A loader for Turbopack, for Next's app-router.js: where the router itself crashes, above every boundary of
 * the shop, the page is the shop's (app/global-error.tsx) in place of Next's own. Next has no setting for it.
 * An import of the crash page in Next's file would move the shop's styles off some pages. Throws where the
 * file has another form.
 */
export default function crashPage(source) {
  if (source.match(DEFAULT)?.length !== 1) {
    throw new Error(
      "Next's app-router.js has no one default page for a crash: see crash-page-loader.mjs.",
    );
  }
  return source.replace(
    DEFAULT,
    'errorComponent: globalErrorState[0], errorStyles: globalErrorState[1],',
  );
}
