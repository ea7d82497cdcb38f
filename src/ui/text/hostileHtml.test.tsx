import { render } from '@testing-library/react';
import { bundled, HIT, hostileHtml } from '@/testing/badData/hostileHtml';
import { docOfHtml, htmlOfDoc, sliceOfHtml } from '../richtext/html';
import { schema } from '../richtext/schema';
import { HtmlText } from './HtmlText';
import { outsidePictures } from './htmlNodes';

const PLAIN = /^(p|div|br|hr|strong|em|u|s|sub|sup|ul|ol|li|blockquote|code|pre|h3|h4|a)$/;
const SAFE = /^(https?|mailto|tel):/;
const OURS = ['href', 'target', 'rel'];

/** What is more than plain text, lists and links that are whole addresses. */
const dangerIn = (parent: ParentNode): string[] =>
  [...parent.querySelectorAll('*')]
    .filter(
      (element) =>
        !PLAIN.test(element.localName) ||
        element.getAttributeNames().some((name) => element.localName !== 'a' || !OURS.includes(name)) ||
        (element.localName === 'a' && !SAFE.test(element.getAttribute('href') ?? '')),
    )
    .map((element) => element.outerHTML);

/** As whoever gets what was written will read it. */
function readBack(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const kinds = Object.entries(hostileHtml).map(([kind, payloads]) => ({
  kind,
  payloads: [...payloads, bundled(payloads)],
}));

/** What is left of each that should not be, by the payload. */
const leftOf = (payloads: readonly string[], dangersOf: (payload: string) => readonly string[]) =>
  payloads.flatMap((payload) => dangersOf(payload).map((danger) => ({ payload, danger })));

afterEach(() => {
  expect(HIT in window).toBe(false);
  expect(document.querySelector('body > :not(div)')).toBeNull();
});

it('are many', () => {
  expect(kinds.flatMap(({ payloads }) => payloads).length).toBeGreaterThan(200);
});

describe.each(kinds)('hostile $kind', ({ payloads }) => {
  it('are read as plain text, lists and links', () => {
    const dangers = leftOf(payloads, (payload) => {
      const { container, unmount } = render(<HtmlText html={payload} />);
      const [text = container] = container.children;
      const found = dangerIn(text);
      unmount();
      return found;
    });
    expect(dangers).toEqual([]);
  });

  it('are written and pasted without what they try', () => {
    const dangers = leftOf(payloads, (payload) => {
      const pasted = schema.nodes.doc.create(null, sliceOfHtml(payload).content);
      return [docOfHtml(payload), pasted].flatMap((doc) => dangerIn(readBack(htmlOfDoc(doc))));
    });
    expect(dangers).toEqual([]);
  });

  it('name pictures of whole addresses alone', () => {
    const addresses = payloads.flatMap((payload) => outsidePictures(payload).map(({ href }) => href));
    expect(addresses.filter((href) => !/^https?:/.test(href))).toEqual([]);
  });
});
