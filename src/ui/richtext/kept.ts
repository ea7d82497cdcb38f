import type { Node } from 'prosemirror-model';
import { cleanAnswer, safeHref } from '../text/htmlNodes';
import { richTextTexts } from './richTextTexts';

/** A frame shows a page, so that its address is whole; the others need something to show. */
export function isKept(element: Element): boolean {
  const src = element.getAttribute('src');
  if (element.localName === 'img') return src !== null;
  return element.localName !== 'iframe' || (safeHref(src)?.startsWith('https:') ?? false);
}

/** The part, as an element that is on no page: it would load there. */
export function elementOf(html: string): HTMLElement {
  const element = cleanAnswer(html).firstElementChild;
  return element instanceof HTMLElement ? element : document.createElement('span');
}

const isPartKept = ({ type }: Node): boolean => type.name === 'kept_block' || type.name === 'kept_inline';

/** True when the text has pictures or other parts that cannot be edited. */
export function hasKept(doc: Node): boolean {
  let found = false;
  doc.descendants((node) => {
    found ||= isPartKept(node);
    return !found;
  });
  return found;
}

/** The editor shows words in the place of the part and loads nothing of it. */
export function drawKept({ attrs, isInline }: Node) {
  const dom = document.createElement(isInline ? 'span' : 'div');
  const element = elementOf(String(attrs['html']));
  dom.textContent = richTextTexts.kept(element.localName, element.getAttribute('alt')?.trim() ?? '');
  dom.dataset['kept'] = '';
  return { dom };
}
