import { Fragment } from 'prosemirror-model';
import { sliceOfHtml } from './paste';
import { schema } from './schema';
import { htmlOfDoc } from './writer';

const pasted = (html: string) =>
  htmlOfDoc(schema.nodes.doc.create(null, Fragment.from(sliceOfHtml(html).content)));

const WRAPS = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `<img src=x onerror="${code}">`,
  (code: string) => `<svg onload="${code}"><script>${code}</script></svg>`,
  (code: string) => `<a href="javascript:${code}">x</a>`,
  (code: string) => `<a href="data:text/html,<script>${code}</script>">x</a>`,
  (code: string) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code: string) => `<math><mtext><table><mglyph><style><!--</style><img src=x onerror="${code}">`,
  (code: string) => `<form><button formaction="javascript:${code}">x</button></form>`,
  (code: string) => `<p style="background:url(javascript:${code})" onclick="${code}">x</p>`,
  (code: string) => `<object data="javascript:${code}"></object><embed src="javascript:${code}">`,
];
const AROUND = [
  (html: string) => html,
  (html: string) => `<p>${html}</p>`,
  (html: string) => `<ul><li>${html}</li></ul>`,
  (html: string) => `<table><tr><td>${html}</td></tr></table>`,
  (html: string) => `<noscript>${html}</noscript>`,
  (html: string) => `<template>${html}</template>`,
  (html: string) => `<!--[if gte mso 9]>${html}<![endif]-->${html}`,
  (html: string) => html.toUpperCase(),
  (html: string) => html.replace('<', '<\u0000'),
  (html: string) => html.replaceAll(' ', '/'),
];
const payloads = WRAPS.flatMap((wrap) => AROUND.map((around) => around(wrap('window.geraakt=true'))));

it('Pasting lets in nothing that could run, style itself or load', () => {
  expect(payloads).toHaveLength(100);
  for (const payload of payloads) {
    const place = document.createElement('div');
    place.innerHTML = pasted(payload);
    expect([...place.querySelectorAll('*')].map(({ localName }) => localName)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/script|img|svg|iframe|form|object|embed|style|math/)]),
    );
    for (const element of place.querySelectorAll('*'))
      expect(element.getAttributeNames().filter((name) => name !== 'href')).toEqual([]);
    for (const link of place.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto|tel):/);
  }
});

const LI = (level: number, sign: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe('lists pasted from Word', () => {
  it.each([
    [
      'bullets',
      LI(1, '·', 'Een') + LI(1, '·', '<b>Twee</b>'),
      '<ul><li><p>Een</p></li><li><p><strong>Twee</strong></p></li></ul>',
    ],
    ['numbers', LI(1, '1.', 'Een') + LI(1, '2.', 'Twee'), '<ol><li><p>Een</p></li><li><p>Twee</p></li></ol>'],
    [
      'letters',
      LI(1, 'a)', 'Een') + LI(1, 'b)', 'Twee'),
      '<ol type="a"><li><p>Een</p></li><li><p>Twee</p></li></ol>',
    ],
    ['capitals', LI(1, 'A.', 'Een'), '<ol type="A"><li><p>Een</p></li></ol>'],
    [
      'Roman numbers',
      LI(1, 'i.', 'Een') + LI(1, 'ii.', 'Twee'),
      '<ol type="i"><li><p>Een</p></li><li><p>Twee</p></li></ol>',
    ],
    [
      'the letters h and i',
      LI(1, 'h)', 'Een') + LI(1, 'i)', 'Twee'),
      '<ol type="a" start="8"><li><p>Een</p></li><li><p>Twee</p></li></ol>',
    ],
    [
      'several levels',
      LI(1, '1.', 'Een') +
        LI(2, 'a.', 'Diep') +
        LI(3, '§', 'Dieper') +
        LI(2, 'b.', 'Ook') +
        LI(1, '2.', 'Twee'),
      '<ol><li><p>Een</p><ol type="a"><li><p>Diep</p><ul><li><p>Dieper</p></li></ul></li><li><p>Ook</p></li></ol></li><li><p>Twee</p></li></ol>',
    ],
    [
      'a circle at the second level',
      LI(1, '·', 'Een') + LI(2, 'o', 'Diep'),
      '<ul><li><p>Een</p><ul><li><p>Diep</p></li></ul></li></ul>',
    ],
    [
      'numbers that continue after a paragraph',
      LI(1, '1.', 'Een') + '<p class=MsoNormal>Let op</p>' + LI(1, '2.', 'Twee'),
      '<ol><li><p>Een</p></li></ol><p>Let op</p><ol start="2"><li><p>Twee</p></li></ol>',
    ],
    [
      'Roman numbers that continue after a paragraph',
      LI(1, 'i.', 'Een') + '<p>Let op</p>' + LI(1, 'v.', 'Vijf'),
      '<ol type="i"><li><p>Een</p></li></ol><p>Let op</p><ol type="i" start="5"><li><p>Vijf</p></li></ol>',
    ],
    [
      'a number that is skipped',
      LI(1, '1.', 'Een') + LI(1, '4.', 'Vier'),
      '<ol><li><p>Een</p></li><li value="4"><p>Vier</p></li></ol>',
    ],
    [
      'numbers of several parts',
      LI(1, '1.', 'Een') + LI(2, '1.1.', 'Diep'),
      '<ol><li><p>Een</p><ol><li><p>Diep</p></li></ol></li></ol>',
    ],
    ['only items of the second level', LI(2, 'o', 'Diep'), '<ul><li><p>Diep</p></li></ul>'],
    [
      'list items without the conditional comments of Word',
      '<p class="MsoListParagraph" style="mso-list:l0"><span>·<span>&nbsp;&nbsp; </span></span>Een</p><p class="MsoListParagraph">·&nbsp;&nbsp;<b>Twee</b></p><p class="MsoNormal" style="margin:0">Slot</p>',
      '<ul><li><p>Een</p></li><li><p><strong>Twee</strong></p></li></ul><p>Slot</p>',
    ],
    ['a sentence that begins with an o', '<p>o ja, bel even</p>', '<p>o ja, bel even</p>'],
    ['a year at the beginning', '<p>2026. Een jaar</p>', '<p>2026. Een jaar</p>'],
  ])('are recognised, or not, in the case of %s', (_, word, html) => {
    expect(pasted(word)).toBe(html);
  });
});

describe('pasted words', () => {
  it.each([
    [
      'Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Niet</span> <span style="font-weight:700">wel</span></p></b>',
      '<p>Niet <strong>wel</strong></p>',
    ],
    ['bold by style', '<p><span style="font-weight: bold">vet</span></p>', '<p><strong>vet</strong></p>'],
    ['a bold block', '<p style="font-weight:600">vet</p>', '<p><strong>vet</strong></p>'],
    [
      'plain within bold',
      '<p><b>vet <span style="font-weight:normal">niet</span></b></p>',
      '<p><strong>vet </strong>niet</p>',
    ],
    [
      'struck out by style',
      '<p><span style="text-decoration:line-through">weg</span></p>',
      '<p><s>weg</s></p>',
    ],
    [
      'struck out and underlined',
      '<p><span style="text-decoration-line: underline line-through">weg</span></p>',
      '<p><u><s>weg</s></u></p>',
    ],
    ['struck out by element', '<p><del>a</del><strike>b</strike></p>', '<p><s>ab</s></p>'],
    ['italic by style', '<p><span style="font-style:italic">schuin</span></p>', '<p><em>schuin</em></p>'],
    ['an i that is not italic', '<p><i style="font-style: normal">recht</i></p>', '<p>recht</p>'],
    [
      'underlined by style',
      '<p><span style="text-decoration: underline">lijn</span></p>',
      '<p><u>lijn</u></p>',
    ],
    [
      'a link of Google Docs',
      '<p><a href="https://x.nl/" style="text-decoration:none"><span style="text-decoration:underline;color:#1155cc">hier</span></a></p>',
      '<p><a href="https://x.nl/">hier</a></p>',
    ],
    [
      'superscript and subscript',
      '<p>m<span style="vertical-align:super">2</span> H<sub>2</sub>O</p>',
      '<p>m<sup>2</sup> H<sub>2</sub>O</p>',
    ],
    ['a heading that is bold', '<h2><span style="font-weight:700">Kop</span></h2>', '<h2>Kop</h2>'],
    [
      'inherited bold',
      '<div style="font-weight:bold"><p>a</p><p style="font-weight:normal">b</p></div>',
      '<p><strong>a</strong></p><p>b</p>',
    ],
    ['hidden words', '<p>zicht<span style="display:none">baar</span></p>', '<p>zicht</p>'],
  ])('keep the look that they had, and no other look, in the case of %s', (_, html, stored) => {
    expect(pasted(html)).toBe(stored);
  });
});

const CELLS =
  '<table><tbody><tr><td>Ma</td><td>9 uur</td></tr><tr><td>Di</td><td>10 uur</td></tr></tbody></table>';

describe('pasted cells and blocks', () => {
  it.each([
    [
      'cells of Excel',
      `<html><body><!--StartFragment--><table border=0 width=128 style='border-collapse:collapse'><col width=64><tr height=20 style='height:15.0pt'><td class=xl65 width=64>Ma</td><td>9 uur</td></tr><tr><td>Di</td><td>10 uur</td></tr></table><!--EndFragment--></body></html>`,
      CELLS,
    ],
    [
      'cells of Google Sheets',
      '<google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml"><colgroup><col width="100"><col></colgroup><tbody><tr><td style="overflow:hidden;padding:2px">Ma</td><td>9 uur</td></tr><tr><td>Di</td><td>10 uur</td></tr></tbody></table></google-sheets-html-origin>',
      CELLS,
    ],
    [
      'cells of Word',
      '<table class=MsoTableGrid><tr><td><p class=MsoNormal>Ma</p></td><td><p class=MsoNormal>9 uur</p></td></tr></table>',
      '<table><tbody><tr><td><p>Ma</p></td><td><p>9 uur</p></td></tr></tbody></table>',
    ],
    ['one cell', '<table><tr><td>Ma</td></tr></table>', '<p>Ma</p>'],
    ['one column', '<table><tr><td>Ma</td></tr><tr><td>Di</td></tr></table>', '<p>Ma</p><p>Di</p>'],
    [
      'a table for layout',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      '<p>a</p><p>b</p>',
    ],
    [
      'cells that span',
      '<table><tr><th colspan="2" align="left">Open</th></tr><tr><td>Ma</td><td>9 uur</td></tr></table>',
      '<table><tbody><tr><th colspan="2">Open</th></tr><tr><td>Ma</td><td>9 uur</td></tr></tbody></table>',
    ],
    [
      'empty cells',
      '<table><tr><td></td><td>b</td></tr></table>',
      '<table><tbody><tr><td></td><td>b</td></tr></tbody></table>',
    ],
    ['divs', '<div><div>een</div><div>twee</div></div>', '<p>een</p><p>twee</p>'],
    [
      'text between blocks',
      '<section>een<h2>Kop</h2>twee <b>drie</b></section>vier',
      '<p>een</p><h2>Kop</h2><p>twee <strong>drie</strong></p><p>vier</p>',
    ],
    ['a list of definitions', '<dl><dt>VvE</dt><dd>Vereniging</dd></dl>', '<p>VvE</p><p>Vereniging</p>'],
    [
      'numbers that begin at three',
      '<ol start="3" class="x"><li>drie</li></ol>',
      '<ol start="3"><li>drie</li></ol>',
    ],
    [
      'letters of Google Docs',
      '<ol><li style="list-style-type:lower-alpha" aria-level="1">a</li></ol>',
      '<ol type="a"><li>a</li></ol>',
    ],
    [
      'a list directly in a list',
      '<ul><li>een</li><ul><li>twee</li></ul></ul>',
      '<ul><li>een<ul><li>twee</li></ul></li></ul>',
    ],
  ])('become the content of an answer in the case of %s', (_, html, stored) => {
    expect(pasted(html)).toBe(stored);
  });
});
