import { declared } from './declarations';

const NOTHING = /^0(?:\.0+)?(?:px|pt|em|rem|%)?$/;

const isNothing = (element: Element, property: string): boolean => NOTHING.test(declared(element, property));

/** The ways in which mails hide the text of their preview. */
const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  declared(element, 'display') === 'none' ||
  declared(element, 'visibility') === 'hidden' ||
  declared(element, 'mso-hide') === 'all' ||
  isNothing(element, 'opacity') ||
  (declared(element, 'overflow') === 'hidden' &&
    (isNothing(element, 'max-height') || isNothing(element, 'height')));

/** Looks at the nearest element with a font size; mails set the size to zero for the gaps between cells. */
function isWithoutSize(words: Node): boolean {
  for (let element = words.parentElement; element !== null; element = element.parentElement)
    if (declared(element, 'font-size') !== '') return isNothing(element, 'font-size');
  return false;
}

/** Returns the text nodes within, in document order. */
export function wordsIn(parts: Node): Text[] {
  const walker = document.createTreeWalker(parts, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
  return found;
}

/** Removes the parts that the sender of the text has hidden. */
export function dropHidden(parts: DocumentFragment): DocumentFragment {
  for (const element of parts.querySelectorAll('[hidden], [style]')) if (isHidden(element)) element.remove();
  for (const words of wordsIn(parts)) if (isWithoutSize(words)) words.remove();
  return parts;
}
