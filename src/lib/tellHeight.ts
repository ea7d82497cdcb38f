/** Keeps the height of an element, in pixels, in a custom property of `where`, for the styles. Answers how to stop. */
export function tellHeight(
  element: HTMLElement,
  property: `--${string}`,
  { style }: HTMLElement,
): () => void {
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
