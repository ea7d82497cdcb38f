import type { Attrs } from 'prosemirror-model';

/** The attributes of an element as it came; the editor shows none of them and writes all of them back. */
export type Dress = Readonly<Record<string, string>>;

/** Every node and mark of the schema carries these attributes beside its own. */
export const dressed = { dress: { default: {} as Dress } };

export const dressOf = (element: Element): Dress =>
  Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']));

/** The policy of the page refuses a style on any element, also on one that is nowhere, so that it is written under this name. */
const STYLE = 'data-dress-style';
export const withStyles = (html: string): string => html.replaceAll(` ${STYLE}="`, ' style="');

/** With what the editor changed in the place where it was, so that an untouched element is written as it came. */
export const withOwn = ({ dress }: Attrs, own: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...(dress as Dress), ...own }).map(([name, value]) => [
      name === 'style' ? STYLE : name,
      value,
    ]),
  );
