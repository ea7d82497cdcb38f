import { cacheControl, nginxHeaders, portalOrigin, reportAddress, securityHeaders } from './headers';

describe('the headers of an installation', () => {
  it('allow the script in the page by its hash, and no other text', () => {
    const page = '<script>early()</script><script type="module" src="/assets/entry.js"></script>';
    const policy = securityHeaders({ api: '' }, { page })['Content-Security-Policy'];
    expect(policy).toContain("script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=';");
  });

  it('allow the style in the page by its hash, and no other text', () => {
    const page = '<style>.opening{}</style><link rel="stylesheet" href="/assets/first.css" />';
    const policy = securityHeaders({ api: '' }, { page })['Content-Security-Policy'];
    expect(policy).toContain("style-src 'self' 'sha256-A9LCceVfNqevPvpC7df87ww0Mr4ho+m66e3IK4Rxd6w=';");
  });

  it('name every host in the configuration, and nothing else', () => {
    const headers = securityHeaders(
      {
        api: 'https://api.voorbeeld.nl/thuis',
        keycloak: { url: 'https://inloggen.voorbeeld.nl', realm: 'r', clientId: 'c' },
        errorReportingUrl: 'https://fouten.voorbeeld.nl',
        geocodingUrl: 'https://plaatsen.voorbeeld.nl/zoek',
        mapTileUrl: 'https://tegels.voorbeeld.nl/{z}/{x}/{y}.png',
      },
      { https: true, portals: ['https://mijn.voorbeeld.nl'] },
    );
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob: https://tegels.voorbeeld.nl",
      'media-src blob:',
      "font-src 'self'",
      "connect-src 'self' https://api.voorbeeld.nl wss://api.voorbeeld.nl https://inloggen.voorbeeld.nl https://fouten.voorbeeld.nl https://plaatsen.voorbeeld.nl",
      'frame-src https://mijn.voorbeeld.nl',
      "form-action 'self' https://inloggen.voorbeeld.nl https://mijn.voorbeeld.nl",
      "manifest-src 'self'",
      "worker-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
      'report-uri /csp-report',
      'report-to csp',
      'upgrade-insecure-requests',
    ]);
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), clipboard-write=(self), fullscreen=(self)',
      'Origin-Agent-Cluster': '?1',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex, nofollow',
      'Reporting-Endpoints': 'csp="/csp-report"',
    });
  });

  it('name no other host where API and app share an origin, and require no https on http', () => {
    const headers = securityHeaders({ api: '', keycloak: undefined, errorReportingUrl: undefined });
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self';");
    expect(headers['Content-Security-Policy']).toContain("frame-src 'none';");
    expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });
});

const hostile = [
  'https://*.voorbeeld.nl',
  'https://mijn.voorbeeld.nl; script-src *',
  'https://mijn.voorbeeld.nl;script-src',
  "https://mijn.voorbeeld.nl 'unsafe-inline'",
  'https://mijn.voorbeeld.nl/"x',
  'https://mijn.voorbeeld.nl,https://elders.example',
  'https://mijn.voorbeeld.nl/$uri',
  'https://iemand@mijn.voorbeeld.nl',
  'https://[::1]',
  'http://mijn.voorbeeld.nl',
  'javascript:alert(1)',
  'data:text/html,x',
  "'self'",
  'mijn.voorbeeld.nl',
  '*',
  '',
];

describe('a typed portal address', () => {
  it.each([
    ['https://mijn.voorbeeld.nl', 'https://mijn.voorbeeld.nl'],
    ['https://MIJN.voorbeeld.nl:8443/inloggen?naar=x#y', 'https://mijn.voorbeeld.nl:8443'],
    ['https://mijn.voorbeeld.nl:443/', 'https://mijn.voorbeeld.nl'],
    ['https://mijn.café.example', 'https://mijn.xn--caf-dma.example'],
  ])('%s becomes the origin %s', (typed, origin) => {
    expect(portalOrigin(typed)).toBe(origin);
  });

  it.each(hostile)('%j is refused', (typed) => {
    expect(() => portalOrigin(typed)).toThrow('must be one https address');
  });
});

describe('a typed report path', () => {
  it.each([
    ['/csp-report', '/csp-report'],
    ['/reports/csp?app=thuisbalie', '/reports/csp?app=thuisbalie'],
    ['https://meldingen.voorbeeld.nl/csp', 'https://meldingen.voorbeeld.nl/csp'],
  ])('%s is used', (typed, used) => {
    expect(reportAddress(typed)).toBe(used);
  });

  it.each([...hostile, '//elders.example/x', '/x; script-src *', '/x"', '/x\n', '/$uri', 'csp-report'])(
    '%j is refused',
    (typed) => {
      expect(() => reportAddress(typed)).toThrow('must be a path');
    },
  );
});

it.each(['https://x;script-src', 'https://*.voorbeeld.nl', "https://x'"])(
  'a configuration with the API at %s gives no policy',
  (api) => {
    const config = { api, keycloak: undefined, errorReportingUrl: undefined };
    expect(() => securityHeaders(config)).toThrow('cannot stand in a policy');
  },
);

it('the headers become lines for nginx, with escaped quotes', () => {
  expect(nginxHeaders({ 'X-Frame-Options': 'DENY', 'Reporting-Endpoints': 'csp="/csp-report"' })).toBe(
    'add_header X-Frame-Options "DENY" always;\nadd_header Reporting-Endpoints "csp=\\"/csp-report\\"" always;\n',
  );
});

it.each([
  ['/assets/index-Bx3_k9Za.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/version.json', 'no-cache'],
  ['/Config/config.json', 'no-cache'],
])('the cache header of %s depends on whether its name is hashed', (path, expected) => {
  expect(cacheControl(path)).toBe(expected);
});
