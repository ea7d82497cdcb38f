import fc from 'fast-check';
import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import { AppConfig, defaultConfig } from '../session/appConfig';
import * as d from './decode';
import { isOneOf, unknownLabel } from './received';
import { pageOf } from './page';
import { holds, PERMISSIONS, satisfies } from '../session/permission';
import { Session } from '../session/session';
import { Task } from '../tasks/task';
import { isTaskCreated, TaskActivity } from '../tasks/taskActivity';
import { User } from '../session/user';

describe('forgiving fields (X1)', () => {
  it.each([
    [d.text, 12, '12'],
    [d.text, null, ''],
    [d.text, {}, ''],
    [d.text, ' \u200b\u2800', ''],
    [d.text, ' Jan ', ' Jan '],
    [d.optionalText, '', null],
    [d.optionalText, '\u00a0', null],
    [d.optionalText, 0, '0'],
    [d.optionalText, undefined, null],
    [d.count, '7', 7],
    [d.count, -3, 0],
    [d.count, 'veel', 0],
    [d.count, 2.9, 2],
    [d.count, Infinity, 0],
    [d.flag, 'true', true],
    [d.flag, 1, true],
    [d.flag, 'yes', false],
    [d.instant, '0001-01-01T00:00:00', null],
    [d.instant, 17, null],
    [d.instant, '2026-11-21T13:00:00Z', '2026-11-21T13:00:00.000Z'],
  ])('are read from any value (case %#)', (schema, value, expected) => {
    expect(v.parse(schema, value)).toEqual(expected);
  });

  it('require an id, and accept a number as id', () => {
    expect([v.safeParse(d.id, null).success, v.safeParse(d.id, '').success, v.parse(d.id, 5)]).toEqual([
      false,
      false,
      '5',
    ]);
  });

  it('keep a GUID in lower case, and treat the empty GUID as missing', () => {
    const guid = 'a1000000-0000-4000-8000-00000000ABCD';
    expect(v.parse(d.id, guid)).toBe(guid.toLowerCase());
    expect(v.parse(d.optionalId, guid)).toBe(guid.toLowerCase());
    expect(v.parse(d.id, 'Ab')).toBe('Ab');
    expect(v.safeParse(d.id, '00000000-0000-0000-0000-000000000000').success).toBe(false);
    expect(v.parse(d.optionalId, '00000000-0000-0000-0000-000000000000')).toBeNull();
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'refuse %s as an id, because every object inherits this name',
    (name) => {
      expect(v.safeParse(d.id, name).success).toBe(false);
      expect(v.parse(d.optionalId, name)).toBeNull();
    },
  );

  it('replace lone surrogates, which cannot be part of an address', () => {
    for (const schema of [d.text, d.optionalText, d.id, d.optionalId])
      expect(() => encodeURIComponent(v.parse(schema, 'lek\ud800') ?? '')).not.toThrow();
  });

  it('survive an object with its own toString, valueOf or then', () => {
    const evil = { toString: null, valueOf: null, then: 1 };
    for (const schema of [
      d.text,
      d.optionalText,
      d.count,
      d.flag,
      d.instant,
      d.optionalId,
      d.textByKey,
      d.member({ a: 'a' }),
    ])
      expect(v.safeParse(schema, evil).success).toBe(true);
    expect(v.safeParse(d.id, evil).success).toBe(false);
  });

  it.each([null, undefined, 'x', {}, 5])('read %j as an empty list', (value) => {
    expect(v.parse(d.listOf(d.id), value)).toEqual([]);
  });

  it('leave unusable members out of a list and read unusable records as null', () => {
    expect(v.parse(d.listOf(v.object({ id: d.id })), [{ id: 1 }, null, {}, { id: 'a' }])).toEqual([
      { id: '1' },
      { id: 'a' },
    ]);
    expect(v.parse(d.optionalRecord(v.object({ id: d.id })), { name: 'x' })).toBeNull();
  });

  it('ignore keys that reach into prototypes (X10)', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"x":"1"},"constructor":"2","prototype":"3","good":4}');
    const result = v.parse(d.textByKey, hostile);
    expect(Object.entries(result)).toEqual([['good', '4']]);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(v.parse(d.textByKey, ['a'])).toEqual({});
  });
});

describe('members of an enumeration (X2, X3)', () => {
  const Colour = { Red: 0, Green: 1 } as const;
  const colour = d.member<0 | 1>(Colour);
  const optionalColour = d.optionalMember<0 | 1>(Colour);

  it.each([
    ['Red', 0],
    ['gREEN', 1],
    [1, 1],
    ['1', 1],
    [17, '17'],
    ['Blue', 'Blue'],
    ['constructor', 'constructor'],
    [null, ''],
    [undefined, ''],
    [{ id: 1 }, ''],
    [[0], ''],
  ])('are read from %j as %j', (wire, expected) => {
    expect(v.parse(colour, wire)).toBe(expected);
    expect(v.parse(optionalColour, wire)).toBe(expected === '' ? null : expected);
  });

  it('never include an unknown value', () => {
    expect(isOneOf([1], v.parse(colour, 'Green'))).toBe(true);
    expect(isOneOf([1], v.parse(colour, 'Blue'))).toBe(false);
  });

  it('are labelled Onbekend with a shortened value when unknown, and Onbekend when missing', () => {
    expect(unknownLabel('17')).toBe('Onbekend (17)');
    expect(unknownLabel('')).toBe('Onbekend');
    expect(unknownLabel('x'.repeat(100_000)).length).toBeLessThan(60);
  });
});

describe('look-ups of received values', () => {
  it("find only the table's own entries", () => {
    const labels: Record<string, string> = { open: 'Open' };
    expect(lookUp(labels, 'open')).toBe('Open');
    for (const key of ['constructor', '__proto__', 'toString', 'dicht', 17])
      expect(lookUp(labels, key)).toBeUndefined();
  });
});

describe('pages (X5)', () => {
  const Ids = pageOf(d.id);

  it.each([
    [{ items: ['a', 'b'], page: 0, pageSize: 9, total: 1 }, 2],
    [{ items: ['a', 'b'], page: 3, pageSize: 9, total: 2 }, 29],
    [{ items: ['a'], page: -2, pageSize: -9, total: -1 }, 1],
    [{ items: null, total: 40 }, 40],
    [{}, 0],
  ])('are read from %j with the total %d', (wire, total) => {
    expect(v.parse(Ids, wire).total).toBe(total);
  });

  it('are refused when the answer is not a record', () => {
    expect(v.safeParse(Ids, '<html>').success).toBe(false);
  });
});

describe('tasks', () => {
  it('are usable with an id alone', () => {
    expect(v.parse(Task, { id: 't' })).toMatchObject({
      id: 't',
      subject: '',
      discussionCount: 0,
      mediaIds: [],
      caseTitle: null,
    });
  });

  it('have one form for fields that list and detail spell differently (AMB-075)', () => {
    expect(v.parse(Task, { id: 't', discussionCount: 3, faq: { question: 'Zaak A' } })).toMatchObject({
      discussionCount: 3,
      caseTitle: 'Zaak A',
    });
    expect(
      v.parse(Task, { id: 't', totalDiscussions: 4, discussionCount: 3, case: { id: 1, title: 'Zaak B' } }),
    ).toMatchObject({
      discussionCount: 4,
      caseTitle: 'Zaak B',
    });
  });

  it('are either read or refused, and never throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof v.safeParse(Task, value).success === 'boolean'));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(v.parse(Task, { id: '1' }))), fc.anything()),
        (value) => v.safeParse(Task, { ...value, id: 'x' }).success,
      ),
    );
  });

  it('recognise the activity of their creation', () => {
    expect(isTaskCreated(v.parse(TaskActivity, { id: 1, type: 'TaskCreated' }))).toBe(true);
    expect(isTaskCreated(v.parse(TaskActivity, { id: 1 }))).toBe(false);
  });
});

describe('users and permissions', () => {
  it.each([
    ['a map', { viewTask: true, editTask: false, admin: true }],
    ['a list', ['viewTask', 'admin']],
  ])('are read from %s, without unknown flags', (_, permissions) => {
    expect(v.parse(User, { id: 1, permissions }).permissions).toEqual({ viewTask: true });
  });

  it.each([null, undefined, 'all', 1, JSON.parse('{"__proto__":{"shell":true}}') as unknown])(
    'grant nothing for %j',
    (permissions) => {
      expect(v.parse(User, { id: 1, permissions }).permissions).toEqual({});
    },
  );

  it('let editTask imply viewTask (AMB-027)', () => {
    expect(holds({ editTask: true }, 'viewTask')).toBe(true);
    expect(satisfies({ editTask: true }, '!viewTask')).toBe(false);
  });

  it.each(PERMISSIONS)('invert %s with an exclamation mark (NAV-15)', (permission) => {
    expect([
      satisfies({ [permission]: true }, permission),
      satisfies({ [permission]: true }, `!${permission}`),
    ]).toEqual([true, false]);
    expect([satisfies({}, permission), satisfies({}, `!${permission}`)]).toEqual([false, true]);
  });

  it('are read from a session with and without its parts', () => {
    expect(v.parse(Session, {})).toEqual({
      user: null,
      accessToken: '',
      config: { version: null, configuration: {} },
    });
    const config = { version: { major: 1, minor: '2', patch: 3 }, configuration: { taskIsNewHours: 4 } };
    expect(v.parse(Session, { user: { id: 1 }, accessToken: 'x', config }).config.version).toEqual({
      major: 1,
      minor: 2,
      patch: 3,
    });
  });
});

describe('the configuration (E3, BOOT-06 to 09)', () => {
  it('has defaults when empty', () => {
    expect(defaultConfig).toMatchObject({
      productName: 'Thuisbalie',
      api: '',
      debug: false,
      notificationTimeout: 3,
      taskIsNewHours: 24,
    });
  });

  it.each([
    { api: 'javascript:alert(1)' },
    { api: '//evil.example' },
    { api: 'https://user@evil.example' },
    { api: 'https://host?x=1' },
    { api: 5 },
    { managementRelativeUrl: '//evil' },
    { managementRelativeUrl: '../x' },
    { managementSystemLogUrl: 'a:b' },
    { loginredirect: 'javascript:x' },
    { features: [{ name: '', enabled: true }] },
    { features: [{ name: 'a', enabled: 'ja' }] },
    { signalRTransports: ['carrierPigeon'] },
    { notificationTimeout: 0 },
    { facets: { erp: true } },
    { keycloak: { url: 'ftp://x', realm: 'a', clientId: 'b' } },
    { errorReportingUrl: 'data:text/html,x' },
    'x',
    null,
  ])('refuses %j', (file) => {
    expect(v.safeParse(AppConfig, file).success).toBe(false);
  });

  it.each([
    [{ api: 'https://api.example/' }, { api: 'https://api.example' }],
    [{ api: 'http://localhost:5000' }, { api: 'http://localhost:5000' }],
    [{ loginredirect: true }, { loginredirect: true }],
    [{ loginredirect: 'https://login.example/' }, { loginredirect: 'https://login.example' }],
    [{ facets: { telephony: { available: false } } }, { facets: { telephony: { available: false } } }],
    [{ somethingElse: 1 }, {}],
  ])('reads %j', (file, expected) => {
    expect(v.parse(AppConfig, file)).toMatchObject(expected);
  });
});
