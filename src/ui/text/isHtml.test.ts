import { isHtml } from './isHtml';

it.each([
  'Beste Anna <anna@mail.example>,\n\nHet is gemaakt.\nGroet',
  '<anna@mail.example> schreef op dinsdag:\n> Het lekt.',
  'Zie <https://www.corporatie.example/mijn> voor meer.',
  'Bel <naam> op <nummer>.',
  'Huur < 500 en > 300 euro',
  'a<b en c>d',
  'als x <b> y dan niet',
  'Van: "Jan" <a@b.nl>\nAan: <b@c.nl>',
  '<Bijlage>\nzie boven',
  'Vul <address> in',
  'I <3 huren </3',
  '<a@b.nl>',
  '<p@mail.example> vroeg iets',
  'Tussen <i> en <j>',
  '',
])('%j is plain text', (text) => {
  expect(isHtml(text)).toBe(false);
});

it.each([
  '<p>Beste bewoner,</p>',
  'Beste<br>Groet',
  'Beste<br/>Groet',
  '<!DOCTYPE html><html><body>Beste</body></html>',
  '\n<html>Beste',
  'Zie <a href="https://x.nl">hier',
  '<P CLASS=MsoNormal>Beste',
  '<div>Van Anna &lt;anna@mail.example&gt;</div>',
  'Beste <b>Anna</b>',
  '<p>Een<p>Twee',
  '<table width="600"><tr><td>Beste</td></tr></table>',
  'Kijk: <img src="x">',
  '<script>x</script><p>Beste</p>',
  '<span style="color:red">\nBeste</span >',
])('%j is HTML', (text) => {
  expect(isHtml(text)).toBe(true);
});
