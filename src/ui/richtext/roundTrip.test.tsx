import { readAnswer } from './reader';
import { htmlOfDoc } from './writer';

const through = (html: string) => htmlOfDoc(readAnswer(html).doc);

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
  '<table class="prijzen" width="80%"><colgroup><col width="20"><col></colgroup><thead><tr><th scope="col">Wat</th><th>Prijs</th></tr></thead><tbody><tr class="even"><td align="right" colspan="2">€ 12</td></tr></tbody><tfoot><tr><td>Som</td><td>€ 12</td></tr></tfoot></table>',
  '<ul class="vinkjes"><li>een</li><li>twee<ul><li>drie</li></ul></li></ul>',
  '<ol start="3" type="A" class="x" reversed=""><li>Bel</li><li value="9" id="n">Mail</li></ol>',
  '<ol><li><h3>Stap</h3><p>Bel.</p></li></ol>',
  '<p class="let-op" style="text-align: center" lang="en">Call <span style="color: red">us</span></p>',
  '<p><font color="#ff0000">Rood</font>, <mark>geel</mark>, <small>klein</small>, <del>weg</del>, <b>vet</b>, <i>schuin</i></p>',
  '<p><a href="https://www.corporatie.example" target="_blank" rel="noopener" title="Naar buiten">Mijn</a></p>',
  '<p><a href="/mijn">Mijn</a>, <a href="#boven">boven</a>, <a href="{{formulier}}">formulier</a>, <a id="boven"></a>slot</p>',
  '<div class="kader"><h3>Let op</h3><p>Bel.</p></div><div>Los</div>',
  '<section><center>Midden</center><address>Kade 1<br>Ons</address></section>',
  '<dl><dt>VvE</dt><dd>Vereniging van <b>eigenaren</b></dd></dl><p>Slot</p>',
  '<details open=""><summary>Meer</summary><p>Tekst</p></details>',
  '<p><iframe src="https://film.example/1" style="width: 100%"></iframe></p>',
  '<p><picture><source srcset="/a.webp"><img src="/a.png" loading="lazy" data-id="7" style="width: 300px"></picture></p>',
  '<p>H<sub>2</sub>O en <abbr title="Vereniging van Eigenaren">VvE</abbr>, <q>zo</q></p>',
  '<pre><code class="js">a\n  b</code></pre>',
  '<blockquote cite="https://x.example/">Zo</blockquote><hr class="dun">',
  '<figure><table><thead><tr><th>a</th></tr></thead></table><figcaption>b</figcaption></figure>',
])('The editor writes %s back as it came', (html) => {
  expect(through(html)).toBe(html);
});

it.each(['', '<p></p>', '<p> </p>', '<script>x</script>'])(
  'The editor writes %j as an empty text',
  (html) => {
    expect(through(html)).toBe('');
  },
);
