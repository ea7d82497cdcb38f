/** The attributes that jsdom's style sheet and the element's own style depend on. */
const LOOKED_AT = ['style', 'hidden', 'open', 'popover', 'type'];

type Asked = 'display' | 'opacity' | 'pointerEvents' | 'visibility';
type Answers = Record<Asked, string>;

/**
 * Answers questions about style quickly. Queries by role and name ask for each element whether it is visible, and each
 * press asks whether the element can be pressed. jsdom evaluates its whole style sheet for each element. That sheet has
 * none of our own rules, so elements of one kind look alike.
 */
export function answerStylesQuickly(): void {
  const weigh = window.getComputedStyle.bind(window);
  const known = new Map<string, Pick<Answers, 'display' | 'opacity'>>();

  const alike = (element: Element) => {
    const kind = [element.localName, ...LOOKED_AT.map((name) => element.getAttribute(name))].join('|');
    const before = known.get(kind);
    if (before) return before;
    const { display, opacity } = weigh(element);
    known.set(kind, { display, opacity });
    return { display, opacity };
  };
  /** The value of the nearest element that sets the property, or the default of a page without any. */
  const inherited =
    (asked: 'pointerEvents' | 'visibility', name: string, otherwise: string) =>
    (element: Element): string =>
      element.closest(`[style*="${name}"]`) === null ? otherwise : weigh(element)[asked];
  const answer: { [K in Asked]: (element: Element) => string } = {
    display: (element) => alike(element).display,
    opacity: (element) => alike(element).opacity,
    pointerEvents: inherited('pointerEvents', 'pointer-events', 'auto'),
    visibility: inherited('visibility', 'visibility', 'visible'),
  };

  window.getComputedStyle = (element, pseudo) => {
    const value = (name: PropertyKey): unknown => {
      if (Object.hasOwn(answer, name) && !pseudo) return answer[name as Asked](element);
      const style = weigh(element, pseudo);
      const found: unknown = Reflect.get(style, name);
      return typeof found === 'function' ? (found.bind(style) as unknown) : found;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? (property: string) =>
              Object.hasOwn(answer, property)
                ? value(property)
                : weigh(element, pseudo).getPropertyValue(property)
          : value(name),
    });
  };
}
