/** What queries by text ask of each element that they come by, and which elements it can be. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'script, style': ['script', 'style'],
  'input[type=submit], input[type=button], input[type=reset]': ['input'],
};

/** jsdom reads the selector anew for each element; for these the name of the element nearly always tells. */
export function matchQuickly(): void {
  type Matches = (this: Element, selector: string) => boolean;
  const matches = Reflect.get(Element.prototype, 'matches') as Matches;
  function quickly(this: Element, selector: string): boolean {
    const names = ASKED[selector];
    return (names === undefined || names.includes(this.localName)) && matches.call(this, selector);
  }
  Object.assign(Element.prototype, { matches: quickly });
}
