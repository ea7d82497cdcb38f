import type { Attrs } from 'prosemirror-model';

/** The original attributes of an element; the editor shows none of them and writes all of them back. */
export type Dress = Readonly<Record<string, string>>;

/** Every node and mark of the schema carries these attributes in addition to its own. */
export const dressed = { dress: { default: {} as Dress } };

export const dressOf = (element: Element): Dress =>
  Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']));

/** The policy of the page refuses a `style` on any element, even a detached one, so it is written under this name. */
const STYLE = 'data-dress-style';
export const withStyles = (html: string): string => html.replaceAll(` ${STYLE}="`, ' style="');

/**
 * Puts the editor's values at the places of the original attributes, so that an untouched element is written unchanged.
 */
export const withOwn = ({ dress }: Attrs, own: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...(dress as Dress), ...own }).map(([name, value]) => [
      name === 'style' ? STYLE : name,
      value,
    ]),
  );
