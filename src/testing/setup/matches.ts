/** Queries by text pass over code and over the live regions, of which `announced` knows the words. */
export const IGNORED = 'script, style, [data-live-announcer] p';

/** Queries by text ask these selectors of each element that they pass; the names say which elements can match. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  [IGNORED]: ['script', 'style', 'p'],
  'input[type=submit], input[type=button], input[type=reset]': ['input'],
};

/** jsdom parses the selector anew for each element. The name of the element answers nearly all of these at once. */
export function matchQuickly(): void {
  type Matches = (this: Element, selector: string) => boolean;
  const matches = Reflect.get(Element.prototype, 'matches') as Matches;
  function quickly(this: Element, selector: string): boolean {
    const names = ASKED[selector];
    return (names === undefined || names.includes(this.localName)) && matches.call(this, selector);
  }
  Object.assign(Element.prototype, { matches: quickly });
}
