import { type Declaration, declarationsOf } from './declarations';

const PROPERTY =
  /^(?:color|background-color|font(?:-\w+)?|text-(?:align|indent|decoration(?:-\w+)?|transform)|(?:margin|padding)(?:-\w+)*|border(?:-\w+)*|(?:min-|max-)?(?:width|height)|line-height|letter-spacing|vertical-align|list-style(?:-type|-position)?|white-space|display|float|clear|mso-[\w-]+)$/;
/** Matches a value that loads or runs something, or that could hide this from the check. */
const ACTS = /url|image|expression|javascript|var\(|attr\(|[\\@<>]|\/\*/i;

const isSafe = ({ name, value }: Declaration): boolean => PROPERTY.test(name) && !ACTS.test(value);

/**
 * Keeps the declarations that only style text: nothing that loads, or that draws over something else. A wholly safe
 * style is returned unchanged.
 */
export function safeStyle(style: string): string {
  const all = declarationsOf(style);
  if (!ACTS.test(style) && all.every(isSafe)) return style;
  return all
    .filter(isSafe)
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ');
}
