import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { HtmlText } from './HtmlText';
import { hiddenParts } from './hiddenParts';
import { readHtml } from './htmlNodes';
import { labelsIn, withLabels } from './labels';
import { textOfHtml } from './plainText';

const drawn = (html: string) => render(<HtmlText html={html} />).container;

describe('untrusted HTML', () => {
  it.each([
    '<script>window.hit = true</script>',
    '<img src=x onerror="window.hit = true">',
    '<svg onload="window.hit = true"><style>*{display:none}</style></svg>',
    '<iframe srcdoc="<script>parent.hit = true</script>"></iframe>',
    '<form action="https://evil.example"><input name="password"><button>Send</button></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.hit = true">',
    '<a href="javascript:window.hit = true">Click</a>',
    '<a href="java\nscript:window.hit = true">Click</a>',
    '<a href="data:text/html,x">Click</a>',
    '<a href="//evil.example">Click</a>',
    '<p style="position:fixed;inset:0" id="main" class="x" onclick="window.hit = true" data-tooltip="x">Text</p>',
    '<noscript><p title="</noscript><img src=x onerror=window.hit=true>">',
    '<base href="https://evil.example"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">',
  ])('loses everything that could run, load or be filled in: %s', (html) => {
    const container = drawn(html);
    expect('hit' in window).toBe(false);
    const [text] = container.children;
    for (const element of text?.querySelectorAll('*') ?? []) expect(element.attributes).toHaveLength(0);
    expect(text?.querySelector('script, img, svg, iframe, form, input, button, style, link, a')).toBeNull();
  });

  it('keeps the text of unknown elements', () => {
    expect(drawn('<table><tr><td>Links</td><td>Rechts</td></tr></table>')).toHaveTextContent('Links Rechts');
    expect(drawn('<a href="javascript:x">Klik <b>hier</b></a>')).toHaveTextContent('Klik hier');
  });

  it('is drawn from any source, with known attributes on links only', () => {
    const parts = fc.constantFrom(
      '<p',
      '<a href="https://x.nl"',
      ' onclick=x',
      '>',
      '</p>',
      '<b>',
      '&lt;',
      '"',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 12 }), (pieces) => {
        const container = drawn(pieces.join(''));
        for (const element of container.querySelectorAll('div > div *'))
          expect(element.getAttributeNames()).toEqual(
            element.localName === 'a' ? ['href', 'target', 'rel'] : [],
          );
      }),
      { numRuns: 60 },
    );
  });

  it('is drawn at any depth', () => {
    expect(drawn(`${'<div>'.repeat(300)}diep${'</div>'.repeat(300)}`)).toHaveTextContent('diep');
  });
});

it.each(['https://x.nl/a?b=1', 'http://x.nl/', 'mailto:a@x.nl', 'tel:0201234500'])(
  'HTML text links to %s',
  (href) => {
    const link = drawn(`<p><a href="${href}" onclick="x">Hier</a></p>`).querySelector('a');
    expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual([
      href,
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  },
);

it('The text of HTML has a line per block', () => {
  const html = '<h2>Stap</h2><p>Een <b>twee</b><br>drie</p><ul><li>vier</li><li>vijf</li></ul>';
  expect(textOfHtml(readHtml(html))).toBe('Stap\nEen twee\ndrie\nvier\nvijf');
});

it.each([
  ['<ol><li>Bel</li><li>Mail</li></ol>', '1. Bel\n2. Mail'],
  ['<ol start="3"><li><p>Bel</p></li><li><p>Mail</p></li></ol>', '3. Bel\n4. Mail'],
  ['<ol><li>Bel</li><li value="7">Mail</li><li>Wacht</li></ol>', '1. Bel\n7. Mail\n8. Wacht'],
  ['<ol type="a"><li>Bel</li><li>Mail</li></ol>', 'a. Bel\nb. Mail'],
  ['<ol type="I" start="4"><li>Bel</li></ol>', 'IV. Bel'],
  ['<ol type="A" start="40"><li>Bel</li></ol>', '40. Bel'],
  [
    '<ol><li>Bel<ol type="a"><li>nu</li><li>of later</li></ol></li><li>Mail</li></ol>',
    '1. Bel\na. nu\nb. of later\n2. Mail',
  ],
  ['<p>Zie <a href="https://c.example/f">dit formulier</a>.</p>', 'Zie dit formulier (https://c.example/f).'],
  ['<a href="https://c.example/">https://c.example</a>', 'https://c.example'],
  ['<a href="https://www.c.example/mijn">c.example/mijn</a>', 'c.example/mijn'],
  ['<a href="mailto:info@c.example">Mail ons</a>', 'Mail ons (info@c.example)'],
  ['<a href="mailto:info@c.example">info@c.example</a>', 'info@c.example'],
  ['<a href="tel:+31201234567">020 123 45 67</a>', '020 123 45 67 (+31201234567)'],
  ['<a href="tel:0201234567">020-123 45 67</a>', '020-123 45 67'],
  ['<a href="javascript:x">Niets</a>', 'Niets'],
  [
    '<p>Vul <a href="https://c.example/f">dit formulier </a>in.</p>',
    'Vul dit formulier (https://c.example/f) in.',
  ],
  ['<a href="https://c.example/f"><p>Formulier</p></a><p>Slot</p>', 'Formulier (https://c.example/f)\nSlot'],
  ['<a href="mailto:info@c.example?subject=Huur">info@c.example</a>', 'info@c.example'],
  ['<a href="https://c.example/caf%C3%A9">https://c.example/café</a>', 'https://c.example/café'],
  ['<a href="https://c.example/f"><img src="x"></a>', 'https://c.example/f'],
  ['<p>Een\n  zin</p>\n\n<p>Nog een</p>', 'Een zin\nNog een'],
  ['<pre>a\n  b</pre>', 'a\nb'],
  ['<dl><dt>VvE</dt><dd>Vereniging</dd></dl>', 'VvE\nVereniging'],
  ['<section>Een</section><address>Kade 1<br>Ons</address><center>Slot</center>', 'Een\nKade 1\nOns\nSlot'],
  ['<div><div>Een</div><div>Twee</div></div>', 'Een\nTwee'],
])('The text of %s is %j', (html, words) => {
  expect(textOfHtml(readHtml(html))).toBe(words);
});

const around = (count: number, before: string, html: string, after: string) =>
  before.repeat(count) + html + after.repeat(count);
const DEEP = '<p>Een <a href="https://x.nl/">formulier</a></p><p>Twee</p>';

it.each([
  [
    'nine quoted replies',
    around(9, '<blockquote><div>Op dinsdag schreef:</div><div>', DEEP, '</div></blockquote>'),
  ],
  ['thirty quoted replies', around(30, '<blockquote>', DEEP, '</blockquote>')],
  ['six tables for layout', around(6, '<table><tbody><tr><td>', DEEP, '</td></tr></tbody></table>')],
  ['twenty tables for layout', around(20, '<table><tbody><tr><td>', DEEP, '</td></tr></tbody></table>')],
  ['fifty divs', around(50, '<div>', DEEP, '</div>')],
  ['a hundred spans', around(100, '<span>', DEEP, '</span>')],
  ['forty sections', around(40, '<section>', DEEP, '</section>')],
  ['thirty fonts', around(30, '<font>', DEEP, '</font>')],
  ['thirty bold words', around(30, '<b>', DEEP, '</b>')],
  ['thirty lists', around(30, '<ul><li>', DEEP, '</li></ul>')],
  [
    'replies of Outlook',
    around(
      9,
      '<div class="WordSection1"><div style="border-top:solid"><p>Van: Anna</p></div><blockquote>',
      DEEP,
      '</blockquote></div>',
    ),
  ],
  [
    'tables in replies',
    around(9, '<blockquote><table><tr><td><div>', DEEP, '</div></td></tr></table></blockquote>'),
  ],
  ['unknown elements', around(60, '<x-y>', DEEP, '</x-y>')],
])('The text survives within %s', (_, html) => {
  const container = drawn(html);
  expect(screen.getByRole('link', { name: 'formulier' })).toHaveAttribute('href', 'https://x.nl/');
  expect([...container.querySelectorAll('p')].slice(-2).map((each) => each.textContent)).toEqual([
    'Een formulier',
    'Twee',
  ]);
});

it.each([
  '<div style="display:none">Weg</div>',
  '<div style="display: none !important; max-height: 0px">Weg</div>',
  '<span style="DISPLAY:NONE">Weg</span>',
  '<p hidden>Weg</p>',
  '<div style="visibility:hidden">Weg</div>',
  '<div style="mso-hide:all">Weg</div>',
  '<div style="max-height:0;overflow:hidden">Weg</div>',
  '<div style="height:0px; overflow:hidden">Weg</div>',
  '<div style="font-size:0">Weg</div>',
  '<div style="font-size:0px;line-height:0">Weg <b>weg</b></div>',
  '<div style="opacity:0">Weg</div>',
  '<div style="display:none"><table><tr><td>Weg</td></tr></table></div>',
])('The text of a preview stays hidden: %s', (html) => {
  expect(textOfHtml(readHtml(`${html}<p>Beste</p>`))).toBe('Beste');
});

it.each([
  ['<div style="font-size:0px"><div style="font-size:14px">Beste</div></div>', 'Beste'],
  ['<div style="max-height:0">Beste</div>', 'Beste'],
  ['<div style="opacity:0.9;font-size:10px">Beste</div>', 'Beste'],
])('Visible text is kept: %s', (html, words) => {
  expect(textOfHtml(readHtml(html))).toBe(words);
});

it.each([
  ['<center>Een</center><center>Twee</center>'],
  ['<address>Een</address>Twee'],
  ['<section>Een</section><section>Twee</section>'],
  ['<article>Een</article><aside>Twee</aside>'],
  ['<header>Een</header><main>Twee</main>'],
  ['<dl><dt>Een</dt><dd>Twee</dd></dl>'],
  ['<fieldset><legend>Een</legend>Twee</fieldset>'],
  ['<figure><figcaption>Een</figcaption>Twee</figure>'],
  ['<details><summary>Een</summary>Twee</details>'],
  ['<div style="white-space:pre-wrap">Een\nTwee</div>'],
  ['<div style="white-space: pre-line"><span>Een\nTwee</span></div>'],
  ['<span style="white-space:pre">Een\r\nTwee</span>'],
  ['<pre>Een\nTwee</pre>'],
  ['<nav>Een</nav><footer>Twee</footer>'],
])('Breaks are kept in %j', (html) => {
  expect(textOfHtml(readHtml(html))).toBe('Een\nTwee');
  const { container } = render(<HtmlText html={html} />);
  expect(container.querySelector('br, div > div > :is(div, dl)')).not.toBeNull();
});

it('Line breaks in the source become spaces, except where the text keeps them', () => {
  const html =
    '<pre>a\nb</pre><div style="white-space:pre-wrap">c<p style="white-space:normal">d\ne</p></div>';
  expect(textOfHtml(readHtml(html))).toBe('a\nb\nc\nd e');
});

it('Numbered lists keep their first number and their own signs', () => {
  const { container } = render(
    <HtmlText html='<ol start="3" type="a"><li value="5">e</li></ol><ul start="2"><li>x</li></ul>' />,
  );
  expect(container.querySelector('ol')).toMatchObject({ start: 3, type: 'a' });
  expect(screen.getByText('e')).toHaveProperty('value', 5);
  expect(container.querySelector('ul')?.getAttributeNames()).toEqual([]);
});

const PRICES =
  '<table><thead><tr><th>Wat</th><th>Gratis</th><th>Klein</th><th>Groot</th></tr></thead>' +
  '<tbody><tr><th rowspan="2">Tegel</th><td></td><td>€ 12</td><td>€ 15</td></tr>' +
  '<tr><td>ja</td><td colspan="2">in overleg</td></tr></tbody></table>';

it('A data table is shown as a table with every cell below its head', () => {
  render(<HtmlText html={PRICES} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())).toEqual([
    'Wat',
    'Gratis',
    'Klein',
    'Groot',
  ]);
  const [, tile] = screen.getAllByRole('row');
  expect([...tile!.children].map(({ textContent }) => textContent.trim())).toEqual([
    'Tegel',
    '',
    '€ 12',
    '€ 15',
  ]);
  expect(screen.getByRole('rowheader')).toHaveAttribute('rowspan', '2');
  expect(screen.getByText('in overleg')).toHaveAttribute('colspan', '2');
});

it('The text of a table keeps its head, empty cells and cells of several rows in their columns', () => {
  expect(textOfHtml(readHtml(`<p>Prijzen</p>${PRICES}<p>Per jaar</p>`))).toBe(
    'Prijzen\nWat | Gratis | Klein | Groot\nTegel |  | € 12 | € 15\nTegel | ja | in overleg |\nPer jaar',
  );
});

it.each([
  '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
  '<table><tr><td>alleen</td></tr></table>',
])('A layout table is not shown as a table: %s', (html) => {
  const { container } = render(<HtmlText html={html} />);
  expect(container.querySelector('table')).toBeNull();
});

it('A data table is looked through once, whatever its number of cells', () => {
  const looks = vi.spyOn(Element.prototype, 'querySelector');
  const looksAt = (rows: number) => {
    looks.mockClear();
    readHtml(`<table>${'<tr><th>a</th><td>b</td></tr>'.repeat(rows)}</table>`);
    return looks.mock.calls.length;
  };
  const once = looksAt(1);
  expect(once).toBeGreaterThan(0);
  expect(looksAt(100)).toBe(once);
  looks.mockRestore();
});

it('The hidden parts are listed: pictures by their text, the others by number', () => {
  const html =
    '<p>Zie <img src="https://x.nl/a.png" alt="Plattegrond"><img src="data:x"></p><iframe></iframe>';
  expect(hiddenParts(html)).toEqual({ pictures: ['Plattegrond', ''], others: 1 });
  expect(hiddenParts('<p>Alleen tekst</p>')).toEqual({ pictures: [], others: 0 });
});

it('Known labels are filled in and the others stay readable', () => {
  const text = 'Bel {{nummer}} of {{ balie }}, {{nummer}}. {{een twee}} {{}}';
  expect(labelsIn(text)).toEqual(['nummer', 'balie']);
  expect(withLabels(text, new Map([['nummer', '<b>112</b>']]))).toBe(
    'Bel <b>112</b> of {{ balie }}, <b>112</b>. {{een twee}} {{}}',
  );
  const { container } = render(<HtmlText html="<p>Bel {{a}}</p>" labels={new Map([['a', '<img src=x>']])} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('Bel <img src=x>');
});
