import * as v from 'valibot';
import { Appearance, defaultAppearance } from '../appearance/appearanceSlice';
import { removePersonal, removeLeftBehind, removeAllOf } from './removal';
import {
  forgetMemory,
  readKept,
  readPersonal,
  readPersonalSession,
  readSession,
  readStored,
  readStoredText,
  removeSession,
  writeKept,
  writePersonal,
  writePersonalSession,
  writeSession,
  writeStored,
} from './storage';
import { type DeviceKey, keptKeyNames, personalKeyNames, storageKeys } from './storageKeys';

const ofPeople: readonly string[] = [...personalKeyNames, ...keptKeyNames];
const deviceKeyNames = Object.values(storageKeys).filter((key): key is DeviceKey => !ofPeople.includes(key));

const Filters = v.object({ query: v.string(), types: v.array(v.string()) });
const none = { query: '', types: [] };

describe('storage (E10, T12)', () => {
  const log = vi.fn();

  beforeEach(() => {
    forgetMemory();
    window.localStorage.clear();
    window.sessionStorage.clear();
    log.mockReset();
    vi.spyOn(console, 'error').mockImplementation(log);
  });

  it('returns the values that were stored', () => {
    writeStored('appearance', { query: 'lek', types: ['a'] });
    writeSession('login-redirects', [1]);
    expect(readStored('appearance', Filters, none)).toEqual({ query: 'lek', types: ['a'] });
    expect(readSession('login-redirects', v.array(v.number()), [])).toEqual([1]);
    removeSession('login-redirects');
    expect(readSession('login-redirects', v.array(v.number()), [])).toEqual([]);
  });

  describe.each([
    ...deviceKeyNames.map((key) => [key, () => readStored(key, Filters, none)] as const),
    ...personalKeyNames.map((key) => [key, () => readPersonal(key, 'anne', Filters, none)] as const),
  ])('%s', (_key, readIt) => {
    it.each([
      ['nothing', null],
      ['an empty text', ''],
      ['half JSON', '{'],
      ['null', 'null'],
      ['a list', '[]'],
      ['5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`],
      ['wrong types', '{"query":1,"types":"a"}'],
    ])('falls back on the default when it contains %s, with at most one line in the log', (_, text) => {
      vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(text);
      for (let time = 0; time < 3; time += 1) expect(readIt()).toBe(none);
      expect(log).toHaveBeenCalledTimes(text === null ? 0 : 1);
    });
  });

  it('keeps working in memory when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('appearance', ['created']);
    writeStored('appearance', ['ends']);
    expect(readStored('appearance', v.array(v.string()), [])).toEqual(['ends']);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('keeps working in memory when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(readStoredText('responsive_status')).toBeNull();
    writePersonal('task-list-sort', 'anne', ['ends']);
    expect(readPersonal('task-list-sort', 'anne', v.array(v.string()), [])).toEqual(['ends']);
    removePersonal();
    expect(readPersonal('task-list-sort', 'anne', v.array(v.string()), [])).toEqual([]);
    vi.restoreAllMocks();
  });

  it('ignores keys that would change a prototype', () => {
    window.localStorage.setItem(
      'appearance',
      '{"__proto__":{"polluted":true},"colorScheme":"dark","density":"huge","evil":1}',
    );
    expect(readStored('appearance', Appearance, defaultAppearance)).toEqual({
      ...defaultAppearance,
      colorScheme: 'dark',
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  describe('of personal values', () => {
    const lek = { query: 'lek', types: [] };
    const view = (userId: string | null) => readPersonal('task-overview-filters', userId, Filters, none);

    it.each(personalKeyNames)('returns the values to their owner only: %s', (key) => {
      writePersonal(key, 'anne', lek);
      expect(readPersonal(key, 'anne', Filters, none)).toEqual(lek);
      expect(readPersonal(key, 'bram', Filters, none)).toBe(none);
      expect(readPersonal(key, null, Filters, none)).toBe(none);
    });

    it.each([
      ['no user', '{"query":"lek","types":[]}'],
      ['a user id that is null', '{"userId":null,"value":{"query":"lek","types":[]}}'],
    ])('ignores values that belong to %s, as earlier versions stored them', (_, text) => {
      window.localStorage.setItem('task-overview-filters', text);
      expect(view('anne')).toBe(none);
      expect(view(null)).toBe(none);
    });

    it('stores no value without a signed-in user', () => {
      writePersonal('task-overview-filters', null, lek);
      expect(window.localStorage).toHaveLength(0);
    });

    it('removes the values of every key at signing out, but no values of the browser', () => {
      personalKeyNames.forEach((key) => writePersonal(key, 'anne', lek));
      deviceKeyNames.forEach((key) => writeStored(key, 1));
      removePersonal();
      expect(Object.keys(window.localStorage).sort()).toEqual([...deviceKeyNames].sort());
    });

    it.each(keptKeyNames)('keeps settings after signing out: %s', (key) => {
      writeKept(key, 'anne', lek);
      removePersonal();
      removeLeftBehind('bram');
      expect(readKept(key, 'anne', Filters, none)).toEqual(lek);
      expect(readKept(key, 'bram', Filters, none)).toBe(none);
    });

    it('erases everything of one person on their request, and nothing of others', () => {
      keptKeyNames.forEach((key) => ['anne', 'bram'].forEach((who) => writeKept(key, who, lek)));
      personalKeyNames.forEach((key) => writePersonal(key, 'anne', lek));
      writePersonal('task-saved-views', 'bram', lek);
      writePersonalSession('drafts', { userId: 'anne', value: lek });
      writeStored('announcements-last-read', { anne: '2026', bram: '2025' });
      removeAllOf('anne');
      expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toContain('anne');
      expect(Object.keys(window.localStorage).sort()).toEqual(
        [...keptKeyNames.map((key) => `${key}/bram`), 'announcements-last-read', 'task-saved-views'].sort(),
      );
    });

    it('removes the values of other people when a user signs in, and keeps those of that user', () => {
      writePersonal('task-overview-filters', 'anne', lek);
      writePersonal('task-saved-views', 'bram', lek);
      window.localStorage.setItem('caseflow-overview-filters', '{"query":"van vroeger"}');
      writeStored('appearance', {});
      removeLeftBehind('anne');
      expect(Object.keys(window.localStorage).sort()).toEqual(['appearance', 'task-overview-filters']);
      expect(view('anne')).toEqual(lek);
    });

    describe('of values that may name a customer', () => {
      const HALF_DAY = 12 * 60 * 60_000;
      afterEach(() => {
        vi.useRealTimers();
      });

      it.each([
        ['task-overview-filters', none],
        ['task-list-sort', none],
        ['task-saved-views', none],
        ['caseflow-overview-filters', none],
        ['caseflow-list-sort', none],
        ['caseflow-saved-views', none],
        ['recent-searches', none],
        ['impersonation', none],
        ['last-assignee', lek],
        ['notifications', lek],
      ] as const)('keeps the values for twelve hours: %s gives %j afterwards', (key, later) => {
        vi.useFakeTimers({ now: 1_000 });
        writePersonal(key, 'anne', lek);
        vi.setSystemTime(1_000 + HALF_DAY);
        removeLeftBehind('anne');
        expect(readPersonal(key, 'anne', Filters, none)).toEqual(lek);
        vi.setSystemTime(1_001 + HALF_DAY);
        expect(readPersonal(key, 'anne', Filters, none)).toEqual(later);
        removeLeftBehind('anne');
        expect(window.localStorage.getItem(key) === null).toBe(later === none);
      });

      it('ignores values without the time of writing, as earlier versions stored them', () => {
        window.localStorage.setItem('recent-searches', JSON.stringify({ userId: 'anne', value: lek }));
        expect(readPersonal('recent-searches', 'anne', Filters, none)).toBe(none);
      });
    });

    it('also removes values from memory, where the browser could not store them', () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      writePersonal('task-overview-filters', 'anne', lek);
      expect(view('anne')).toEqual(lek);
      removePersonal();
      expect(view('anne')).toBe(none);
    });

    it('returns values that end with the tab together with their owner', () => {
      writePersonalSession('drafts', { userId: 'anne', value: lek });
      expect(readPersonalSession('drafts', Filters)).toEqual({ userId: 'anne', value: lek });
      expect(readPersonalSession('drafts', v.string())).toBeNull();
    });
  });
});
