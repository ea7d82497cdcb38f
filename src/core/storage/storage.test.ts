// @vitest-environment jsdom
import * as v from 'valibot';
import { Appearance, defaultAppearance } from '../appearance/appearanceSlice';
import {
  forgetMemory,
  readSession,
  readStored,
  readStoredText,
  removeStored,
  writeSession,
  writeStored,
} from './storage';
import { storageKeys } from './storageKeys';

const Filters = v.object({ query: v.string(), types: v.array(v.string()) });
const none = { query: '', types: [] };

describe('storage (E10, T12)', () => {
  const log = vi.fn();

  beforeEach(() => {
    forgetMemory();
    log.mockReset();
    vi.spyOn(console, 'error').mockImplementation(log);
  });

  it('gives back what was kept', () => {
    writeStored('task-overview-filters', { query: 'lek', types: ['a'] });
    writeSession('drafts', [1]);
    expect(readStored('task-overview-filters', Filters, none)).toEqual({ query: 'lek', types: ['a'] });
    expect(readSession('drafts', v.array(v.number()), [])).toEqual([1]);
    removeStored('task-overview-filters');
    expect(readStored('task-overview-filters', Filters, none)).toBe(none);
  });

  describe.each(Object.values(storageKeys))('%s', (key) => {
    it.each([
      ['nothing', null],
      ['an empty text', ''],
      ['half JSON', '{'],
      ['null', 'null'],
      ['a list', '[]'],
      ['5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`],
      ['wrong types', '{"query":1,"types":"a"}'],
    ])('falls back on %s, with at most one line in the log', (_, text) => {
      vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(text);
      for (let time = 0; time < 3; time += 1) expect(readStored(key, Filters, none)).toBe(none);
      expect(log).toHaveBeenCalledTimes(text === null ? 0 : 1);
    });
  });

  it('keeps working in memory when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('task-list-sort', ['created']);
    writeStored('task-list-sort', ['ends']);
    expect(readStored('task-list-sort', v.array(v.string()), [])).toEqual(['ends']);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('keeps working in memory when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(readStoredText('responsive_status')).toBeNull();
    writeStored('task-list-sort', ['ends']);
    expect(readStored('task-list-sort', v.array(v.string()), [])).toEqual(['ends']);
    removeStored('task-list-sort');
    expect(readStored('task-list-sort', v.array(v.string()), [])).toEqual([]);
    vi.restoreAllMocks();
  });

  it('lets nothing in by a prototype', () => {
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
});
