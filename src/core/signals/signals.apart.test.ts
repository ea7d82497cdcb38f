import { sessionEnded, sessionStarted } from '@/core/session/sessionSlice';
import { aSession, createCoreStore } from '@/testing/coreStore';
import { Channel } from '@/testing/sessionTab';
import { createLocks } from '@/testing/webLocks';
import { keepSignals } from './lateSignals';
import { isSomebodyLooking } from './looking';
import { type SignalSettings, writeSignalSettings } from './signalSettings';
import { selectSignalTitle, signalsSet } from './signalsSlice';
import { playSound } from './sound';

vi.mock('./sound', () => ({ playSound: vi.fn(() => () => undefined) }));
vi.mock('./looking', () => ({
  publishLooking: () => () => undefined,
  isSomebodyLooking: vi.fn(() => Promise.resolve(false)),
}));

/** The notifications on the computer's desktop. */
let shown: string[] = [];
class DesktopNotification {
  static permission: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
    shown.push(text);
  }
  close() {
    shown = shown.filter((text) => text !== this.text);
  }
}

const RINGS = 'Inkomende oproep van 0612345678.';
const ringing = signalsSet({ kind: 'call', signals: [{ id: 'call-1', text: RINGS }] });
const quiet = signalsSet({ kind: 'call', signals: [] });
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sounds = () => vi.mocked(playSound).mock.calls.length;
const closing: (() => void)[] = [];

async function aTab(settings: Partial<SignalSettings> = {}) {
  const { store, run } = createCoreStore();
  const saga = run(keepSignals);
  const close = () => saga.cancel();
  closing.push(close);
  store.dispatch(sessionStarted(aSession()));
  writeSignalSettings('user-1', { sound: true, notifications: true, isAsked: true, ...settings });
  await tick(0);
  return { ...store, close, title: () => selectSignalTitle(store.getState()) };
}

beforeAll(() => import('./signalsSaga'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { Notification: DesktopNotification, localStorage: aStorage(), focus: vi.fn() });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('Notification', DesktopNotification);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.mocked(isSomebodyLooking).mockResolvedValue(false);
  vi.mocked(playSound).mockClear();
  shown = [];
});
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('a call sets title, sound and notification until it is over (TEL-52)', async () => {
  const tab = await aTab();
  tab.dispatch(ringing);
  await tick(200);
  expect([tab.title(), shown, sounds()]).toEqual([RINGS, [RINGS], 1]);
  tab.dispatch(ringing);
  await tick(3_000);
  expect([shown, sounds()]).toEqual([[RINGS], 2]);
  tab.dispatch(quiet);
  await tick(10_000);
  expect([tab.title(), shown, sounds()]).toEqual([undefined, [], 2]);
});

it('one tab signals, and another continues when that tab is closed', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.dispatch(ringing);
  other.dispatch(ringing);
  await tick(200);
  expect([shown, sounds()]).toEqual([[RINGS], 1]);
  one.close();
  await tick(900);
  expect(shown).toEqual([]);
  await tick(200);
  expect([shown, sounds()]).toEqual([[RINGS], 2]);
});

it('a tab that learns a moment after another that the call is over does not signal the call again', async () => {
  const [one, other] = [await aTab(), await aTab()];
  for (const tab of [one, other]) tab.dispatch(ringing);
  await tick(200);
  one.dispatch(quiet);
  await tick(500);
  other.dispatch(quiet);
  await tick(10_000);
  expect([shown, sounds()]).toEqual([[], 1]);
});

it('a notification appears only while no tab is visible', async () => {
  vi.mocked(isSomebodyLooking).mockResolvedValue(true);
  const tab = await aTab();
  tab.dispatch(ringing);
  await tick(200);
  expect(shown).toEqual([]);
  vi.mocked(isSomebodyLooking).mockResolvedValue(false);
  await tick(3_000);
  expect(shown).toEqual([RINGS]);
});

it.each([
  ['another page', '/dashboard/taken/overzicht', [RINGS]],
  ['the page that shows who waits', '/dashboard/chat', []],
])(
  'a waiting chat shows a notification unless the visible page shows who waits: %s (CHAT-51)',
  async (_, pathname, told) => {
    vi.mocked(isSomebodyLooking).mockResolvedValue(true);
    vi.stubGlobal('document', { hidden: false });
    Object.assign(window, { location: { pathname } });
    const tab = await aTab();
    const signals = [{ id: 'chat-1', text: RINGS, shownAt: '/dashboard/chat' }];
    tab.dispatch(signalsSet({ kind: 'chat', signals }));
    await tick(200);
    expect([shown, sounds()]).toEqual([told, 1]);
  },
);

it.each([
  ['no sound', { sound: false }, [[RINGS], 0]],
  ['no notification', { notifications: false }, [[], 1]],
])('the settings of the user can result in %s', async (_, settings, expected) => {
  const tab = await aTab(settings);
  tab.dispatch(ringing);
  await tick(200);
  expect([shown, sounds()]).toEqual(expected);
});

it('signals end with the session', async () => {
  const tab = await aTab();
  tab.dispatch(ringing);
  await tick(200);
  tab.dispatch(sessionEnded('SessionExpired'));
  await tick(0);
  expect([tab.title(), shown]).toEqual([undefined, []]);
});
