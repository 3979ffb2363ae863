/**
 * Lets React take away a node that a blocker or a translator has taken away already, and put one before
 * a node that is no longer there: at the end of its parent instead. Both throw in a browser, and React
 * replaces the whole page by the crash page (React's issue 11538).
 */
export function tolerateRemovals(): void {
  const nodes = Node.prototype;
  const { insertBefore, removeChild } = nodes;
  nodes.removeChild = function (child) {
    return child.parentNode === this ? (removeChild.call(this, child) as typeof child) : child;
  };
  nodes.insertBefore = function (node, before) {
    const there = before?.parentNode === this ? before : null;
    return insertBefore.call(this, node, there) as typeof node;
  };
}
