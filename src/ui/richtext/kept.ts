import type { Node, NodeSpec } from 'prosemirror-model';
import { cleanAnswer } from '../text/cleanHtml';
import { readHtml } from '../text/htmlNodes';
import { textOfHtml } from '../text/plainText';
import { richTextTexts } from './richTextTexts';

const APART = ['audio', 'video', 'iframe', 'picture', 'canvas', 'meter', 'progress', 'ruby'];
const BLOCKS = ['figure', 'dl', 'details', 'fieldset', 'menu', 'dir', 'table:has(> caption)'];

/** Elements without text that mark a place or draw a picture by themselves. */
const WORDLESS = ['a', 'b', 'em', 'i', 'span', 'strong'].map((name) => `${name}:empty`);

const LINE = 'p, h1, h2, h3, h4, h5, h6, a, span';
const isInLine = (element: Element): boolean => element.parentElement?.closest(LINE) != null;

/** A part that cannot be edited and stays unchanged; `html` is its source. */
const kept = (tags: readonly string[], isHere: (element: Element) => boolean = () => true) =>
  ({
    atom: true,
    attrs: { html: {} },
    parseDOM: tags.map((tag) => ({
      tag,
      /** Precedes the rule for tables, which does not know captions. */
      priority: 60,
      getAttrs: (element: HTMLElement) => isHere(element) && { html: element.outerHTML },
    })),
    toDOM: ({ attrs }) => elementOf(String(attrs['html'])),
  }) satisfies NodeSpec;

export const keptNodes = {
  kept_block: {
    ...kept([...BLOCKS, ...APART], (element) => !isInLine(element) || !element.matches(APART.join())),
    group: 'block',
  },
  kept_inline: {
    ...kept(['img', ...WORDLESS, ...APART], (element) =>
      element.matches(WORDLESS.join())
        ? element.attributes.length > 0
        : element.localName === 'img' || isInLine(element),
    ),
    inline: true,
    group: 'inline',
  },
};

/** Returns the part as a detached element, because an element of the page would load its content. */
function elementOf(html: string): HTMLElement {
  const element = cleanAnswer(html).parts.firstElementChild;
  return element instanceof HTMLElement ? element : document.createElement('span');
}

const isPartKept = ({ type }: Node): boolean => type.name === 'kept_block' || type.name === 'kept_inline';

/** Returns true if the text has pictures or other parts that cannot be edited. */
export function hasKept(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= isPartKept(node);
    return !found;
  });
  return found;
}

const MAX_WORDS = 120;

/** Returns text by which the user recognises the part. */
function wordsOf(part: Element): string {
  const picture = part.matches('img') ? part : part.querySelector('img');
  const text = textOfHtml(readHtml(part.outerHTML)).replaceAll('\n', ' · ');
  const words = text || (picture?.getAttribute('alt')?.trim() ?? '');
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words;
}

/** Shows text in place of the part and loads nothing of it. */
export function drawKept({ attrs, isInline }: Node) {
  const dom = document.createElement(isInline ? 'span' : 'div');
  const element = elementOf(String(attrs['html']));
  dom.textContent = richTextTexts.kept(element.localName, wordsOf(element));
  dom.dataset['kept'] = '';
  return { dom };
}
