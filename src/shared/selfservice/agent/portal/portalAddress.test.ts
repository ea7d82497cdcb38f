import fc from 'fast-check';
import { connectHttp } from '@/api/http/http';
import { portalAddress, sandboxFor } from './portalAddress';

const PAGE = 'https://balie.example/klantenkaart/x';
const at = (baseUrl: string) =>
  connectHttp({ baseUrl, getToken: () => null, renew: () => Promise.resolve(false) });

afterEach(() => at(''));

it.each([
  ['', '/portaal/start', 'https://balie.example/portaal/start'],
  ['https://api.example', '/portaal/start', 'https://api.example/portaal/start'],
  ['https://api.example/suite', '/portaal/start', 'https://api.example/suite/portaal/start'],
  ['https://api.example/suite', 'portaal/start', 'https://api.example/suite/portaal/start'],
  ['', 'https://mijn.example/start?x=1', 'https://mijn.example/start?x=1'],
  ['', '//mijn.example/start', 'https://mijn.example/start'],
  ['', 'javascript:alert(1)', null],
  ['', ' javascript:alert(1)', null],
  ['', 'data:text/html,x', null],
  ['', 'blob:https://balie.example/x', null],
  ['', 'https://a:b@mijn.example/', null],
  ['', 'http://', null],
])('With the API at %j, the portal address %j is %j', (api, url, expected) => {
  at(api);
  expect(portalAddress(url, PAGE)).toBe(expected);
});

it('An address that is not http(s) is never accepted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('file:///x', 'about:blank')), (url) => {
      const address = portalAddress(url, PAGE);
      expect(address === null || /^https?:\/\//.test(address)).toBe(true);
    }),
  );
});

it("A portal on the application's own origin does not get the privileges of the page", () => {
  expect(sandboxFor('https://mijn.example/start', PAGE).split(' ')).toEqual([
    'allow-forms',
    'allow-scripts',
    'allow-popups',
    'allow-same-origin',
  ]);
  expect(sandboxFor('https://balie.example/portaal', PAGE)).not.toContain('allow-same-origin');
  expect(sandboxFor('https://mijn.example/start', PAGE)).not.toContain('top-navigation');
});
