import { Fragment } from 'prosemirror-model';
import { docOfHtml, htmlOfDoc, sliceOfHtml } from './html';
import { schema } from './schema';

const through = (html: string) => htmlOfDoc(docOfHtml(html));
const pasted = (html: string) =>
  htmlOfDoc(schema.nodes.doc.create(null, Fragment.from(sliceOfHtml(html).content)));

it.each([
  '<p>Bel <strong>ons</strong>, <em>nu</em>.</p>',
  '<h3>De huurder</h3><p>Doet <u>klein</u> onderhoud.<br>Zelf.</p>',
  '<ul><li><p>een</p></li><li><p>twee</p></li></ul>',
  '<ol><li><p>een</p><ul><li><p>twee</p></li></ul></li></ol>',
  '<blockquote><p>Zo staat het er.</p></blockquote><hr><pre>x  y</pre>',
  '<p><a href="https://www.corporatie.example/mijn">Mijn Thuis</a> {{spoednummer}}</p>',
  '<h2>De huurder</h2><h3>Zelf</h3>',
  '<ol start="3"><li><p>drie</p></li><li><p>vier</p></li></ol>',
  '<ol type="a"><li><p>a</p></li><li value="4"><p>d</p></li></ol>',
  '<ol start="2" type="I"><li><p>twee</p></li></ol>',
  '<table><tbody><tr><th>Dag</th><th>Open</th></tr><tr><td>Ma</td><td>9 – 17</td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2">Gesloten</td></tr><tr><td rowspan="2">Za</td><td>Zo</td></tr><tr></tr></tbody></table>',
  '<table><tbody><tr><td><p>een</p><p>twee</p></td><td><ul><li><p>drie</p></li></ul></td></tr></tbody></table>',
  '<table><tbody><tr><td></td><td>12</td></tr></tbody></table>',
  '<table><caption>Tarieven</caption><tbody><tr><td>Tegel</td><td>€ 12</td></tr></tbody></table><p>Per stuk.</p>',
  '<p>Zie <img src="https://www.corporatie.example/meter.png" alt="De meter"> hiernaast.</p>',
  '<p><img src="/media/meter.png"></p>',
  '<figure><img src="https://www.corporatie.example/a.png"><figcaption>De meter</figcaption></figure><p>Kijk.</p>',
  '<iframe src="https://film.example/1" width="560" allowfullscreen=""></iframe><p>De film.</p>',
  '<video src="https://film.example/1.mp4" controls=""></video>',
])('%s stays as it is', (html) => {
  expect(through(html)).toBe(html);
});

it.each(['', '<p></p>', '<p> </p>', '<script>x</script>'])('%j is empty', (html) => {
  expect(through(html)).toBe('');
});

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

it('lets nothing in that could run, dress itself up or load', () => {
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

it('makes lists of what Word pastes', () => {
  const word =
    '<p class="MsoListParagraph" style="mso-list:l0"><span>·<span>&nbsp;&nbsp; </span></span>Een</p>' +
    '<p class="MsoListParagraph">·&nbsp;&nbsp;<b>Twee</b></p><p class="MsoNormal" style="margin:0">Slot</p>';
  expect(pasted(word)).toBe('<ul><li><p>Een</p></li><li><p><strong>Twee</strong></p></li></ul><p>Slot</p>');
});
