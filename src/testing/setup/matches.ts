/** Queries by text skip code and the live regions, whose texts `announced` returns. */
export const IGNORED = 'script, style, [data-live-announcer] p';

/** The selectors that queries by text test on each element, with the names of the elements that can match. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  [IGNORED]: ['script', 'style', 'p'],
  'input[type=submit], input[type=button], input[type=reset]': ['input'],
};

/** jsdom parses the selector again for each element. For nearly all elements the name already gives the answer. */
export function matchQuickly(): void {
  type Matches = (this: Element, selector: string) => boolean;
  const matches = Reflect.get(Element.prototype, 'matches') as Matches;
  function quickly(this: Element, selector: string): boolean {
    const names = ASKED[selector];
    return (names === undefined || names.includes(this.localName)) && matches.call(this, selector);
  }
  Object.assign(Element.prototype, { matches: quickly });
}
