import { declared } from '../text/declarations';
import { wordsIn } from '../text/hiddenText';

type Says = boolean | null;

interface Kind {
  tag: string;
  /** Returns whether the element gives its text this mark; null if the elements around it decide. */
  says: (element: Element) => Says;
  /** Elements whose text has this look already, so that it gets no mark. */
  notIn?: string;
}

function isBold(element: Element): Says {
  const weight = declared(element, 'font-weight');
  if (weight === '' || weight === 'inherit') return element.matches('b, strong') || null;
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
}

function isItalic(element: Element): Says {
  const style = declared(element, 'font-style');
  if (style === '' || style === 'inherit') return element.matches('em, i') || null;
  return style.startsWith('italic') || style.startsWith('oblique');
}

const decoration = (element: Element): string =>
  `${declared(element, 'text-decoration')} ${declared(element, 'text-decoration-line')}`;

/** A line below or through text also runs through nested elements, whatever their own style. */
const isUnderlined = (element: Element): Says => {
  const line = decoration(element);
  return line.includes('underline') || (element.matches('u, ins') && !line.includes('none')) || null;
};
const isStruck = (element: Element): Says => {
  const line = decoration(element);
  return (
    line.includes('line-through') || (element.matches('s, del, strike') && !line.includes('none')) || null
  );
};

/** Subscript or superscript, by the element or by its style. */
const isPut =
  (place: 'sub' | 'sup') =>
  (element: Element): Says => {
    const align = declared(element, 'vertical-align');
    return align === '' ? element.localName === place || null : align === (place === 'sup' ? 'super' : 'sub');
  };

const KINDS: readonly Kind[] = [
  { tag: 'strong', says: isBold, notIn: 'h1, h2, h3, h4, h5, h6, th' },
  { tag: 'em', says: isItalic },
  { tag: 'u', says: isUnderlined, notIn: 'a' },
  { tag: 's', says: isStruck },
  { tag: 'sub', says: isPut('sub') },
  { tag: 'sup', says: isPut('sup') },
];
const INLINE = 'b, strong, em, i, u, ins, s, del, strike, sub, sup, span, font';

/** The nearest element for which `says` does not return null decides. */
function holds({ says, notIn }: Kind, words: Node): boolean {
  if (notIn !== undefined && words.parentElement?.closest(notIn) != null) return false;
  for (let element = words.parentElement; element !== null; element = element.parentElement) {
    const mark = says(element);
    if (mark !== null) return mark;
  }
  return false;
}

function wrap(words: Text, tag: string): void {
  const element = document.createElement(tag);
  words.before(element);
  element.append(words);
}

/**
 * Marks bold, struck-out and other text by how it looks: Google Docs wraps a whole text in a `b` that is not bold, and
 * sets the bold parts by style.
 */
export function markByStyle(parts: DocumentFragment): void {
  const words = wordsIn(parts).filter(({ data }) => data !== '');
  const marks = words.map((text) => KINDS.filter((kind) => holds(kind, text)));
  for (const element of [...parts.querySelectorAll(INLINE)]) unwrap(element);
  words.forEach((text, index) => {
    for (const { tag } of marks[index] ?? []) wrap(text, tag);
  });
}

/** Keeps the elements by which Word tells which list a line belongs to. */
function unwrap(element: Element): void {
  if (declared(element, 'mso-list') === '') element.replaceWith(...element.childNodes);
}
