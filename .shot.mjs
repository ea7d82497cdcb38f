import { chromium } from 'playwright';
const [,, out, path, w='1366', h='768', scheme='light', ...acts] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const p = await b.newPage({ viewport:{width:+w,height:+h}, colorScheme: scheme, hasTouch: +w<1100 });
p.on('console', m => { if (['error','warning'].includes(m.type())) console.log(m.type(), m.text().slice(0,300)); });
p.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,400)));
await p.goto('http://localhost:5188'+path, {waitUntil:'load'});
await p.waitForTimeout(+(process.env.WAIT??2500));
for (const a of acts) { const [k,...r]=a.split('='); const v=r.join('=');
  if(k==='click') await p.locator(v).first().click({timeout:5000}).catch(e=>console.log('ERR',a,e.message.slice(0,200)));
  if(k==='fill') { const [sel,t]=v.split('::'); await p.locator(sel).first().fill(t); }
  if(k==='key') await p.keyboard.press(v);
  if(k==='wait') await p.waitForTimeout(+v);
  if(k==='hover') await p.locator(v).first().hover();
  if(k==='eval') console.log(JSON.stringify(await p.evaluate(v)));
}
await p.screenshot({path:out});
console.log(p.url());
await b.close();
