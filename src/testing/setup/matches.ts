/** Queries by text skip code and the live regions, whose texts `announced` returns. */
export const IGNORED = 'script, style, [data-live-announcer] p';

/** Queries by text test these selectors on each element; the names show which elements can match. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  [IGNORED]: ['script', 'style', 'p'],
  'input[type=submit], input[type=button], input[type=reset]': ['input'],
};

/** jsdom parses the selector again for each element. The name of the element answers nearly all of these at once. */
export function matchQuickly(): void {
  type Matches = (this: Element, selector: string) => boolean;
  const matches = Reflect.get(Element.prototype, 'matches') as Matches;
  function quickly(this: Element, selector: string): boolean {
    const names = ASKED[selector];
    return (names === undefined || names.includes(this.localName)) && matches.call(this, selector);
  }
  Object.assign(Element.prototype, { matches: quickly });
}
