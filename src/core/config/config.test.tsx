import { http as msw, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { defaultConfig } from '@/domain/session/appConfig';
import { createCoreStore } from '@/testing/coreStore';
import { configSaga, loadConfig } from './configSaga';
import {
  configRequested,
  experimentalAreaSwitched,
  featureReset,
  featureSwitched,
  selectConfigError,
  selectConfigStatus,
  selectFeature,
} from './configSlice';
import { mergeSessionConfiguration } from './mergeConfig';

const server = setupServer();
let files: Record<string, unknown> = {};
const log = vi.fn();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
  server.use(
    msw.get('*/Config/:file', ({ params }) => {
      const file = files[String(params['file'])];
      return file === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(file as object);
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

async function load(next: Record<string, unknown>) {
  files = next;
  const core = createCoreStore();
  core.run(configSaga);
  await core.run(loadConfig).toPromise();
  return core;
}

describe('loading the configuration', () => {
  it('merges the features over those of the file (BOOT-13)', async () => {
    const { store } = await load({
      'config.json': {
        features: [
          { name: 'a', enabled: false },
          { name: 'b', enabled: true },
        ],
      },
      'features.json': [{ name: 'a', enabled: true }],
    });
    const on = (name: string) => selectFeature(store.getState(), name);
    expect([on('a'), on('b'), on('unheard')]).toEqual([true, true, false]);
  });

  it.each([undefined, {}, 'x', [{ name: 'a' }]])(
    'starts without features when features.json holds %j (E4)',
    async (features) => {
      const { store } = await load({ 'config.json': {}, 'features.json': features });
      expect(selectConfigStatus(store.getState())).toBe('ready');
    },
  );

  it('shows and keeps the error, and tries again when asked (BOOT-10, BOOT-11)', async () => {
    files = {};
    const { store, run } = createCoreStore();
    const loading = run(loadConfig);
    await vi.waitFor(() => {
      expect(selectConfigStatus(store.getState())).toBe('failed');
    });
    expect(selectConfigError(store.getState())).toContain('404');
    expect(log).toHaveBeenCalledWith('Configuration load error', expect.stringContaining('404'));
    files = { 'config.json': {} };
    store.dispatch(configRequested());
    await loading.toPromise();
    expect(selectConfigStatus(store.getState())).toBe('ready');
    expect(selectConfigError(store.getState())).toBeNull();
  });
});

describe('flags that were switched by hand', () => {
  it('override the files, also after a reload (BOOT-14, BOOT-15, AMB-023)', async () => {
    const world = { 'config.json': {}, 'features.json': [{ name: 'a', enabled: true }] };
    const first = await load(world);
    first.store.dispatch(featureSwitched({ name: 'a', enabled: false }));
    const second = await load(world);
    expect(selectFeature(second.store.getState(), 'a')).toBe(false);
    second.store.dispatch(featureReset('a'));
    const third = await load(world);
    expect(selectFeature(third.store.getState(), 'a')).toBe(true);
  });

  it.each(['{', '{"a":1}', '[{"name":1}]', 'null', '"x"'])(
    "are ignored when the browser's storage holds %s (T12)",
    async (text) => {
      window.localStorage.setItem('feature-flags', text);
      const { store } = await load({ 'config.json': {} });
      expect(store.getState().config.localFlags).toEqual([]);
    },
  );

  it('decide about the experimental area, whatever the file says (AMB-044)', async () => {
    const first = await load({ 'config.json': { experimentalAreaEnabled: true } });
    expect(first.store.getState().config.value.experimentalAreaEnabled).toBe(false);
    first.store.dispatch(experimentalAreaSwitched(true));
    const second = await load({ 'config.json': {} });
    expect(second.store.getState().config.value.experimentalAreaEnabled).toBe(true);
  });
});

describe("the configuration in the session's answer (AMB-014)", () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('overrides the file, field by field', () => {
    const merged = mergeSessionConfiguration(defaultConfig, {
      taskIsNewHours: 2,
      notificationTimeout: 'veel',
      other: 1,
    });
    expect(merged).toEqual({ ...defaultConfig, taskIsNewHours: 2 });
  });

  it('never changes the addresses of the API and the login, and ignores keys of prototypes', () => {
    const hostile = JSON.parse(
      '{"api":"https://evil.example","loginredirect":"https://evil.example","__proto__":{"debug":true},"constructor":1}',
    ) as Record<string, unknown>;
    expect(mergeSessionConfiguration(defaultConfig, hostile)).toEqual(defaultConfig);
  });

  it('changes nothing for fields that are null', () => {
    const config = { ...defaultConfig, powerBiWorkspaceId: 'rapporten' };
    expect(mergeSessionConfiguration(config, { powerBiWorkspaceId: null })).toBe(config);
  });

  it('merges features by name', () => {
    const config = {
      ...defaultConfig,
      features: [
        { name: 'a', enabled: false },
        { name: 'b', enabled: true },
      ],
    };
    expect(mergeSessionConfiguration(config, { features: [{ name: 'a', enabled: true }] }).features).toEqual([
      { name: 'b', enabled: true },
      { name: 'a', enabled: true },
    ]);
  });
});
