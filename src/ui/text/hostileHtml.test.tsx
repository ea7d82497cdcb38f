import { render } from '@testing-library/react';
import { bundled, HIT, hostileHtml } from '@/testing/badData/hostileHtml';
import { sliceOfHtml } from '../richtext/paste';
import { readAnswer } from '../richtext/reader';
import { schema } from '../richtext/schema';
import { htmlOfDoc } from '../richtext/writer';
import { HtmlText } from './HtmlText';
import { outsidePictures } from './hiddenParts';

const SAFE = /^(https?|mailto|tel):/;

/** The attributes that each element may have. */
type Harmless = Readonly<Record<string, readonly string[]>>;

const without = (names: string): Harmless => Object.fromEntries(names.split(' ').map((name) => [name, []]));

const READ: Harmless = {
  ...without('p div br hr strong em u s sub sup ul ol li blockquote code pre h4'),
  a: ['href', 'target', 'rel'],
};
const PASTED: Harmless = {
  ...READ,
  ...without('h1 h2 h3 h5 h6 table tbody tr'),
  ol: ['start', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
/** Elements that a stored answer keeps: styled text, pictures, sounds and films. */
const KEPT_ELEMENTS = [
  ...Object.keys(PASTED),
  ...'a abbr acronym address article aside b bdi bdo big caption center cite col colgroup data dd del'.split(
    ' ',
  ),
  ...'details dfn dir dl dt fieldset figcaption figure font footer header hgroup i ins kbd label'.split(' '),
  ...'legend main mark menu nav nobr q rp rt ruby samp section small span strike summary tfoot thead'.split(
    ' ',
  ),
  ...'time tt var audio canvas iframe img meter picture progress source track video'.split(' '),
];
const KEPT_ATTRIBUTES = [
  ...'align allow allowfullscreen alt autoplay bgcolor border class color controls dir face draggable frameborder'.split(
    ' ',
  ),
  ...'height href id lang loading loop muted name open poster preload rel scope size src srcset start'.split(
    ' ',
  ),
  ...'style target title type value width colspan rowspan hidden default data-theme'.split(' '),
];
const KEPT: Harmless = Object.fromEntries(KEPT_ELEMENTS.map((name) => [name, KEPT_ATTRIBUTES]));

/** A link is harmless if it runs nothing, or leads to a place on the same page or site. */
const isHarmlessLink = (href: string, harmless: Harmless): boolean =>
  harmless === KEPT
    ? /^https?:|^mailto:|^tel:/.test(new URL(href, 'https://x.nl').protocol)
    : SAFE.test(href);

const DANGEROUS_STYLE = /url|image|position|expression|inset|z-index|transform|animation|content|[\\@]/i;

/** A picture may have a data URL; a frame shows a page of its own. */
function isHarmlessSource({ localName }: Element, src: string): boolean {
  const { protocol } = new URL(src, 'https://portaal.example');
  return protocol === 'https:' || (localName !== 'iframe' && (protocol === 'http:' || protocol === 'data:'));
}

/** Returns the elements that are not harmless, or that link to anything but an absolute address. */
const dangerIn = (parent: ParentNode, harmless: Harmless): string[] =>
  [...parent.querySelectorAll('*')]
    .filter((element) => {
      const names = harmless[element.localName];
      const [href, src] = [element.getAttribute('href'), element.getAttribute('src')];
      return (
        !element.getAttributeNames().every((name) => names?.includes(name)) ||
        names === undefined ||
        (element.localName === 'a' &&
          !(href === null ? harmless === KEPT : isHarmlessLink(href, harmless))) ||
        element.getAttribute('rel') === 'opener' ||
        DANGEROUS_STYLE.test(element.getAttribute('style') ?? '') ||
        (src !== null && !isHarmlessSource(element, src))
      );
    })
    .map((element) => element.outerHTML);

/** Parses the written HTML as its reader's browser will. */
function readBack(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const kinds = Object.entries(hostileHtml).map(([kind, payloads]) => ({
  kind,
  payloads: [...payloads, bundled(payloads)],
}));

/** Returns the dangers that are left, by payload. */
const leftOf = (payloads: readonly string[], dangersOf: (payload: string) => readonly string[]) =>
  payloads.flatMap((payload) => dangersOf(payload).map((danger) => ({ payload, danger })));

afterEach(() => {
  expect(HIT in window).toBe(false);
  expect(document.querySelector('body > :not(div)')).toBeNull();
});

it('There are more than 200 hostile payloads', () => {
  expect(kinds.flatMap(({ payloads }) => payloads).length).toBeGreaterThan(200);
});

describe.each(kinds)('hostile $kind', ({ payloads }) => {
  it('is read as plain text, lists and links', () => {
    const dangers = leftOf(payloads, (payload) => {
      const { container, unmount } = render(<HtmlText html={payload} />);
      const [text = container] = container.children;
      const found = dangerIn(text, READ);
      unmount();
      return found;
    });
    expect(dangers).toEqual([]);
  });

  it('is written and pasted without its dangers', () => {
    const dangers = leftOf(payloads, (payload) => {
      const pasted = schema.nodes.doc.create(null, sliceOfHtml(payload).content);
      return [
        ...dangerIn(readBack(htmlOfDoc(readAnswer(payload).doc)), KEPT),
        ...dangerIn(readBack(htmlOfDoc(pasted)), PASTED),
      ];
    });
    expect(dangers).toEqual([]);
  });

  it('has only absolute addresses in the list of its pictures', () => {
    const addresses = payloads.flatMap((payload) => outsidePictures(payload).map(({ href }) => href));
    expect(addresses.filter((href) => !/^https?:/.test(href))).toEqual([]);
  });
});
