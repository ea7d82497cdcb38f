import fc from 'fast-check';
import { defaultConfig } from '@/domain/session/appConfig';
import { plainAddress } from '../paths';
import { forgetServerTime, noteServerTime, serverNow } from './serverClock';
import { afterSessionFailure, goUrl, nextPollDelay, nextRetryDelay } from './sessionRules';
import { readToken } from './token';

describe('a session call that fails (E5, AMB-002 to 004)', () => {
  it.each([
    [0, false, 'go'],
    [null, true, 'go'],
    [500, false, 'refused'],
    [500, true, 'refused'],
    [401, false, 'refused'],
    [401, true, 'go'],
    [403, false, 'refused'],
    [403, true, 'go'],
    [503, false, 'refused'],
    [503, 'https://login.example', 'go'],
    [200, false, 'refused'],
    [200, true, 'go'],
  ])('status %s with loginredirect %s leads to %s at the first start', (status, loginredirect, expected) => {
    expect(afterSessionFailure({ status, online: true, firstStart: true, loginredirect })).toBe(expected);
    expect(afterSessionFailure({ status, online: true, firstStart: false, loginredirect })).toBe('retry');
  });

  it('waits where there is no network', () => {
    expect(afterSessionFailure({ status: 0, online: false, firstStart: true, loginredirect: true })).toBe(
      'wait',
    );
  });
});

describe('the pace of renewal', () => {
  it.each([
    [600_000, 60_000],
    [61_000, 6_100],
    [10_000, 1_000],
    [500, 1_000],
    [-5, 1_000],
  ])('with %d ms left the token is checked again in %d ms', (remaining, delay) => {
    expect(nextPollDelay(remaining)).toBe(delay);
  });

  it('slows down after each failure, until the token expires', () => {
    expect([1, 2, 3, 4, 5, 9].map((failures) => nextRetryDelay(failures, 60_000))).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
    ]);
    expect([nextRetryDelay(5, 3_000), nextRetryDelay(5, 10)]).toEqual([3_000, 1_000]);
  });
});

describe('the go address (T8)', () => {
  const config = { ...defaultConfig, api: 'https://api.example' };
  const go = (pathname: string, search = '') => goUrl(config, { pathname, search });

  it.each([
    ['/dashboard/taken/overzicht', '', 'dashboard%2Ftaken%2Foverzicht'],
    [
      '/dashboard/taken/overzicht/',
      '?query=a%20b&status=New',
      'dashboard%2Ftaken%2Foverzicht%3Fquery%3Da%2Bb%26status%3DNew',
    ],
    ['/', '', ''],
    ['//evil.example', '', ''],
    ['/\\evil.example', '', ''],
    ['/%5Cevil.example/dashboard', '', ''],
    ['/https:evil', '', ''],
    ['/dashboard/https:evil', '', ''],
    ['/dashboard/%2F%2Fevil', '', ''],
    ['/dashboard/../../evil', '', 'dashboard%2Fevil'],
    ['/iets/onbekends', '', ''],
    ['/beheer/diagnostics', '', 'beheer%2Fdiagnostics'],
  ])('%s%s goes to go/%s', (pathname, search, expected) => {
    expect(go(pathname, search)).toBe(`https://api.example/go/${expected}`);
  });

  it('drops a query that makes it too long, and then the path', () => {
    expect(go('/dashboard', `?query=${'x'.repeat(3_000)}`)).toBe('https://api.example/go/dashboard');
    expect(go(`/dashboard/${'x'.repeat(3_000)}`)).toBe('https://api.example/go/');
  });

  it('starts with loginredirect where that is an address (AMB-006)', () => {
    const withLogin = { ...config, loginredirect: 'https://login.example' };
    expect(goUrl(withLogin, { pathname: '/dashboard', search: '' })).toBe(
      'https://login.example/go/dashboard',
    );
    expect(goUrl({ ...config, loginredirect: true }, { pathname: '/', search: '' })).toBe(
      'https://api.example/go/',
    );
  });

  it('stays below go/ of the API for any path and query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (pathname, search) => {
        const url = new URL(go(`/${pathname}`, search));
        return (
          url.origin === 'https://api.example' &&
          url.pathname.startsWith('/go/') &&
          url.pathname.length <= 2_004
        );
      }),
    );
  });
});

describe('hash addresses (AMB-005)', () => {
  it.each([
    ['#/dashboard/taken', '/dashboard/taken'],
    ['#!/dashboard?x=1', '/dashboard?x=1'],
    ['#//evil.example', '/evil.example'],
    ['#/\\evil.example', '/evil.example'],
    ['#kop', null],
    ['', null],
  ])('%j becomes %j', (hash, expected) => {
    expect(plainAddress(hash)).toBe(expected);
  });
});

describe('tokens', () => {
  it('have a time of issue and a time of expiry', () => {
    expect(readToken(`a.${btoa(JSON.stringify({ exp: 100, iat: 40 }))}.b`)).toEqual({
      expires: 100_000,
      issued: 40_000,
    });
  });

  it.each(['', 'x', 'a.b.c', 'a.e30.c', `a.${btoa('{"exp":"morgen"}')}.b`])(
    'have no time of issue and no time of expiry when they cannot be read: %j',
    (token) => {
      expect(readToken(token)).toEqual({ expires: null, issued: null });
    },
  );
});

describe('the server clock (E9)', () => {
  const MINUTE = 60_000;
  const DAY = 86_400_000;
  const server = Date.UTC(2026, 10, 21, 12);
  const times = { issued: server, expires: server + 15 * MINUTE };

  afterEach(forgetServerTime);

  it.each([0, 10 * MINUTE, -10 * MINUTE, DAY, -DAY])(
    'is right on a computer that is %d ms off, with the date of an answer',
    (wrong) => {
      noteServerTime(server, server + wrong);
      expect(serverNow(times, server + wrong, server + wrong + MINUTE)).toBe(server + MINUTE);
    },
  );

  it.each([-10 * MINUTE, DAY, -DAY])(
    'is right on a computer that is %d ms off, with a fresh token alone',
    (wrong) => {
      expect(serverNow(times, server + wrong, server + wrong + MINUTE)).toBe(server + MINUTE);
    },
  );

  it('does not correct a computer that is right, even with a token that is not fresh', () => {
    expect(serverNow(times, server + 5 * MINUTE, server + 6 * MINUTE)).toBe(server + 6 * MINUTE);
  });
});
