import { declared } from '../text/declarations';
import { wordsIn } from '../text/hiddenText';

type Says = boolean | null;

interface Kind {
  tag: string;
  /** Whether an element says so of its words; null where it leaves that to what is around it. */
  says: (element: Element) => Says;
  /** Its words look so by themselves. */
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

/** A line below or through words also runs through the elements within, whatever those say. */
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

/** High or low, by the element or by its style. */
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

/** The nearest element that says anything decides. */
function holds({ says, notIn }: Kind, words: Node): boolean {
  if (notIn !== undefined && words.parentElement?.closest(notIn) != null) return false;
  for (let element = words.parentElement; element !== null; element = element.parentElement) {
    const said = says(element);
    if (said !== null) return said;
  }
  return false;
}

function wrap(words: Text, tag: string): void {
  const element = document.createElement(tag);
  words.before(element);
  element.append(words);
}

/**
 * Bold, struck out and so on by what the words look like: Google Docs wraps all of a text in a `b` that is not bold, and says by
 * style what is.
 */
export function markByStyle(parts: DocumentFragment): void {
  const words = wordsIn(parts).filter(({ data }) => data !== '');
  const marks = words.map((text) => KINDS.filter((kind) => holds(kind, text)));
  for (const element of [...parts.querySelectorAll(INLINE)]) unwrap(element);
  words.forEach((text, index) => {
    for (const { tag } of marks[index] ?? []) wrap(text, tag);
  });
}

/** The mark of a line of Word is needed to tell what list it is of. */
function unwrap(element: Element): void {
  if (declared(element, 'mso-list') === '') element.replaceWith(...element.childNodes);
}
