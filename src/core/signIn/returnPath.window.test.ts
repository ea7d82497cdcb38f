import fc from 'fast-check';
import { defaultConfig } from '@/domain/session/appConfig';
import { forgetMemory } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import { forgetRestarts, mayRestart } from './restarts';
import { forgetReturn, rememberedReturn, rememberReturn, returnPath } from './returnPath';

const path = (asked: string) => returnPath(asked, defaultConfig);
const TASKS = '/dashboard/taken/overzicht';

beforeEach(() => {
  window.sessionStorage.clear();
  forgetMemory();
});

describe('the way back after signing in (T8)', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    [TASKS, TASKS],
    [`${TASKS}/`, TASKS],
    ['dashboard/taken/overzicht', TASKS],
    [`${TASKS}?query=a+b&status=New`, `${TASKS}?query=a+b&status=New`],
    [`${TASKS}#kop`, TASKS],
    ['/beheer/diagnostics', '/beheer/diagnostics'],
    ['/shell/buttons', '/shell/buttons'],
    [`${TASKS}?terug=https://evil.example`, `${TASKS}?terug=https%3A%2F%2Fevil.example`],
    ['', '/'],
    ['/', '/'],
  ])('leads from the address %j to the path %j', (asked, expected) => {
    expect(path(asked)).toBe(expected);
  });

  it.each(['/login', '/login?naar=%2Flogin', '/login/callback', '/error/401', '/windows-auth', '/iets'])(
    'does not lead back to %s',
    (asked) => {
      expect(path(asked)).toBe('/');
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    '////evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example/dashboard',
    '/%5Cevil.example',
    '/%5c%5cevil.example/dashboard',
    '/%2Fevil.example',
    '/%2f%2fevil.example/dashboard',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example/dashboard',
    'HTTPS://evil.example/dashboard',
    'http://evil.example@127.0.0.1/dashboard',
    'http://127.0.0.1@evil.example/dashboard',
    '@evil.example/dashboard',
    '/@evil.example',
    'evil.example',
    'evil.example/dashboard',
    '.evil.example',
    '/.evil.example/dashboard',
    ':@evil.example',
    ':80/dashboard',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    ' //evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%00//evil.example',
    '/dashboard/../../evil.example',
    '/dashboard/..//..//evil.example',
    '/dashboard/%2e%2e/%2e%2e/%2e%2e/evil.example',
    '/./\\evil.example',
    '/;@evil.example',
    '?//evil.example',
    '#//evil.example',
    '/〱evil.example',
    '/\u2028/evil.example',
    '／／evil.example',
    '\ud800//evil.example',
  ])('is a path of this app for the hostile address %j', (asked) => {
    const found = path(asked);
    const url = new URL(found, 'https://thuisbalie.example');
    expect(url.origin).toBe('https://thuisbalie.example');
    expect(found).toMatch(/^\/(?![/\\])/);
    expect(found.length).toBeLessThanOrEqual(2_000);
  });

  it('is a short path of this app for any address', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('/', '\\', '..', '%2f', '%5c', ':', 'dashboard', '?', '#'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const found = path(pieces.join(''));
        const { origin } = new URL(found, 'https://thuisbalie.example');
        return origin === 'https://thuisbalie.example' && !/^\/[/\\]/.test(found) && found.length <= 2_000;
      }),
    );
  });

  it('drops a query that makes it too long, and then the path', () => {
    expect(path(`${TASKS}?query=${'x'.repeat(3_000)}`)).toBe(TASKS);
    expect(path(`/dashboard/${'x'.repeat(3_000)}`)).toBe('/');
  });

  it('is remembered in this tab, and a remembered value is checked like an address', () => {
    rememberReturn(`${TASKS}?status=New`);
    expect(rememberedReturn(defaultConfig)).toBe(`${TASKS}?status=New`);
    window.sessionStorage.setItem(storageKeys.signInReturn, '"//evil.example"');
    expect(rememberedReturn(defaultConfig)).toBe('/');
    window.sessionStorage.setItem(storageKeys.signInReturn, '{"a":1}');
    expect(rememberedReturn(defaultConfig)).toBe('/');
    rememberReturn(TASKS);
    forgetReturn();
    expect(rememberedReturn(defaultConfig)).toBe('/');
  });
});

describe('an automatic restart of signing in (T9)', () => {
  it('happens at most twice, until the user asks for it', () => {
    expect([mayRestart(), mayRestart(), mayRestart(), mayRestart()]).toEqual([true, true, false, false]);
    forgetRestarts();
    expect(mayRestart()).toBe(true);
  });

  it('happens at most twice, also when storage holds an invalid number', () => {
    window.sessionStorage.setItem(storageKeys.signInRestarts, '-5');
    expect([mayRestart(), mayRestart(), mayRestart()]).toEqual([true, true, false]);
  });
});
