/** In how many lines the text of an element is. Runs in the page. */
export function linesOf(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tops = new Set<number>();
  while (texts.nextNode()) {
    const text = document.createRange();
    text.selectNodeContents(texts.currentNode);
    for (const { top } of text.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}
