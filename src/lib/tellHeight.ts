/**
 * Keeps the height of an element, in px, in a custom property for the style sheets. Returns a function that stops this.
 */
export function tellHeight(
  element: HTMLElement,
  property: `--${string}`,
  { style }: HTMLElement,
): () => void {
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
