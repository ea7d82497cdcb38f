import type { ByRoleMatcher } from '@testing-library/dom';

/** A full name or text, or a pattern. */
type Words = string | RegExp;

/** The element to look for: by accessible role and name, or by selector. */
export interface Target {
  role?: ByRoleMatcher;
  name?: Words;
  css?: string;
  /** The element contains these words, among others. */
  text?: Words;
  within?: Target;
}

/** A found element. */
export interface Sight {
  text: string;
  value: string;
  isFocused: boolean;
  /** The element has the focus and a visible ring, around itself or around the frame of a field. */
  hasRing: boolean;
  isDisabled: boolean;
  /** The middle of the element is not covered. */
  isReachable: boolean;
  x: number;
  y: number;
}

/** A target as JSON for the page. The name and the text are the source of a pattern. */
interface Link {
  role: string;
  name: string | null;
  css: string;
  text: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const partOf = (words: Words) => (typeof words === 'string' ? escaped(words) : words.source);
const wholeOf = (words: Words) => (typeof words === 'string' ? `^${escaped(words)}$` : words.source);

const asLinks = ({ role = '', name, css = '', text = '', within }: Target): Link[] => [
  ...(within ? asLinks(within) : []),
  { role, name: name === undefined ? null : wholeOf(name), css, text: partOf(text) },
];

/** Runs in the page, so it uses nothing outside itself. */
function sightsOf(links: readonly Link[], scrolls: boolean): Sight[] {
  const found = links.reduce<HTMLElement[]>(
    (scopes, { role, name, css, text }) =>
      scopes
        .flatMap((scope) => [
          ...(css !== ''
            ? scope.querySelectorAll<HTMLElement>(css)
            : window.TestingLibraryDom.queryAllByRole(
                scope,
                role,
                name === null ? {} : { name: new RegExp(name) },
              )),
        ])
        .filter((element) => new RegExp(text).test(element.textContent) && element.checkVisibility()),
    [document.body],
  );
  if (scrolls) found[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return {
      text: element.innerText,
      value: 'value' in element ? String(element.value) : '',
      isFocused: element === document.activeElement,
      hasRing:
        element.matches(':focus-visible') &&
        [element, element.parentElement ?? element].some((drawn) => {
          const { outlineStyle, boxShadow } = getComputedStyle(drawn);
          return outlineStyle !== 'none' || boxShadow !== 'none';
        }),
      isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      isReachable: element.contains(document.elementFromPoint(x, y)),
      x,
      y,
    };
  });
}

/** The expression that finds the elements of a target; needs Testing Library in the page. */
export const sightsExpression = (target: Target, scrolls: boolean): string =>
  `(${sightsOf.toString()})(${JSON.stringify(asLinks(target))}, ${String(scrolls)})`;

export const describe = ({ role, name, css, text, within }: Target): string =>
  [
    role ?? css,
    name !== undefined && `‘${String(name)}’`,
    text !== undefined && `with ‘${String(text)}’`,
    within && `in ${describe(within)}`,
  ]
    .filter(Boolean)
    .join(' ');
