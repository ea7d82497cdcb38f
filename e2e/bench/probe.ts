import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

interface Interaction {
  id: number;
  name: string;
  duration: number;
}

/** Measurements in the page from its first moment on. Times are milliseconds since navigation. */
export interface Probe {
  /** The moment after the paint of the frame that shows the first row. */
  firstRow: number | null;
  /** The begin of the frame that shows the first row. */
  firstRowFrame: number | null;
  longTasks: number[];
  shift: number;
  interactions: Interaction[];
  lastKey: number;
  /** The last moment at which the rows of the list changed. */
  lastListChange: number;
  frames: number[];
  recording: boolean;
  /** The start of the stopwatch, a press or a push, and the paint of each expected element. */
  began: number;
  painted: (number | null)[];
}

declare global {
  interface Window {
    __probe: Probe;
  }
}

/** Runs in the page. */
function probe(row: string) {
  const state: Probe = {
    firstRow: null,
    firstRowFrame: null,
    longTasks: [],
    shift: 0,
    interactions: [],
    lastKey: 0,
    lastListChange: 0,
    frames: [],
    recording: false,
    began: 0,
    painted: [],
  };
  window.__probe = state;
  let hasRow = false;

  const watch = (type: string, options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  watch('longtask', {}, ({ duration }) => state.longTasks.push(duration));
  watch('layout-shift', {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) state.shift += value;
  });
  watch('event', { durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0)
      state.interactions.push({ id: interactionId, name: entry.name, duration: entry.duration });
  });

  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });

  new MutationObserver((changes) => {
    const inList = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('#list') !== null && element !== null;
    };
    if (changes.some(inList)) state.lastListChange = performance.now();
    if (hasRow || document.querySelector(row) === null) return;
    hasRow = true;
    requestAnimationFrame(() => {
      state.firstRowFrame = performance.now();
    });
    afterPaint(() => {
      state.firstRow = performance.now();
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      state.lastKey = timeStamp;
    },
    true,
  );
}

/** A row of the task list, as the keyboard finds it. */
export const ROW = '[role="listitem"] [data-row-focus], li [data-row-focus]';

/** tsx wraps functions in a helper that keeps their names; the page has no such helper. */
const KEEP_NAME = 'globalThis.__name ??= (value) => value;';

export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript({ content: KEEP_NAME });
  await page.addInitScript(probe, ROW);
}

export const readProbe = (page: Page): Promise<Probe> => page.evaluate(() => window.__probe);

const POLL_MS = 50;
/**
 * The pause is long enough for the paint to be over before the page is asked, because an earlier question would be
 * measured too.
 */
const AFTERWARDS_MS = 400;
const PATIENCE_MS = 60_000;

/**
 * The moment at which the first row was painted. Polls with a plain expression, because Playwright's own waiting loads
 * a script of 300 KB into the page, which would be measured too.
 */
export async function firstRow(page: Page): Promise<number> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const { firstRow: time } = await readProbe(page);
    if (time !== null) return time;
    await pause(POLL_MS);
  }
  throw new Error('No row was painted');
}

/** Notes each push of a hub that contains this text, before the app handles it; call before the page is opened. */
export const tellPushes = (page: Page, naming: string) =>
  page.addInitScript((name) => {
    window.WebSocket = class extends WebSocket {
      constructor(...parameters: ConstructorParameters<typeof WebSocket>) {
        super(...parameters);
        this.addEventListener('message', ({ data }) => {
          if (String(data).includes(name)) dispatchEvent(new Event('push'));
        });
      }
    };
  }, naming);

/** Arms the stopwatch: it starts at the next press or noted push, and stops for each selector when its text changes. */
const armStopwatch = (page: Page, event: 'pointerdown' | 'push', selectors: readonly string[]) =>
  page.evaluate(
    ([event, targets]) => {
      const probeState = window.__probe;
      const textOf = (target: string) => document.querySelector(target)?.textContent ?? '';
      const before = targets.map(textOf);
      const waiting = new Set(targets.keys());
      probeState.painted = targets.map(() => null);
      addEventListener(
        event,
        ({ timeStamp }) => {
          probeState.began = timeStamp;
        },
        { capture: true, once: true },
      );
      const observer = new MutationObserver(() => {
        for (const index of waiting) {
          const text = textOf(targets[index] ?? '');
          if (text === before[index] || text === '') continue;
          waiting.delete(index);
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              probeState.painted[index] = performance.now() - probeState.began;
            };
            channel.port2.postMessage(null);
          });
        }
        if (waiting.size === 0) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    [event, selectors] as const,
  );

export const timeToPaint = (page: Page, ...selectors: readonly string[]) =>
  armStopwatch(page, 'pointerdown', selectors);

export const timePushToPaint = (page: Page, ...selectors: readonly string[]) =>
  armStopwatch(page, 'push', selectors);

/** The time until each paint, in the order of the selectors. */
export async function paintTimes(page: Page): Promise<number[]> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    await pause(AFTERWARDS_MS);
    const { painted } = await readProbe(page);
    if (!painted.includes(null)) return painted.map((time) => time ?? Number.NaN);
  }
  throw new Error('It was not painted');
}

/** Runs the work and returns the duration of its frames, in milliseconds. */
export async function recordFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const state = window.__probe;
    state.frames = [];
    state.recording = true;
    let previous = 0;
    const frame = (now: number) => {
      if (previous > 0) state.frames.push(now - previous);
      previous = now;
      if (state.recording) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await work();
  return page.evaluate(() => {
    window.__probe.recording = false;
    return window.__probe.frames;
  });
}
