import { waitFor } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { selectConnection } from '@/hubs/connectionSlice';
import { Colleague } from '../colleague';
import { makeTask } from '../givenTask';
import { createLocks } from '../webLocks';
import { Cell } from './cell';
import { mustStrike } from './fault';
import { inputFaults } from './faults';
import type { InputSurface } from './input';
import { jsdomConnection } from './jsdomConnection';
import { jsdomScreen } from './jsdomScreen';
import { listen } from './listen';

const USER = 'carla';
/** Adds Web Locks, which jsdom does not have. */
function withLocks(): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}

const REPORT = '__reportSuccess';

/** Collects the success messages that are shown from now on, until the end of the test. */
function hear(sentence: string): readonly string[] {
  const heard: string[] = [];
  vi.stubGlobal(REPORT, (text: string) => heard.push(text));
  const stop = listen([REPORT, sentence]);
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  return heard;
}

/** Strikes the inputs with all faults: nothing may be lost, stored twice, or falsely reported as done. */
export function strikeInputs(surfaces: readonly InputSurface[]): void {
  describe.each(surfaces)('$name', (surface) => {
    const { write } = surface;
    const faults = inputFaults.filter((fault) => mustStrike(fault, surface));

    it.each(faults)('$name', async ({ strike }) => {
      withLocks();
      const url = window.location.origin;
      const heard = 'none' in write || write.success === null ? [] : hear(write.success);
      const me = await Colleague.signIn(url, USER);
      const { screen, app } = jsdomScreen(USER);
      const input = await surface.open({
        screen,
        me,
        control: jsdomConnection.control,
        given: (subject, changes) => makeTask(url, me, subject, changes),
        makeCase: (wanted) => jsdomConnection.control('POST', 'caseflow', wanted),
      });
      await waitFor(() => {
        expect(selectConnection(app().store.getState()).status).toBe('connected');
        expect(stats.seen.filter(({ status }) => status === null)).toEqual([]);
      });
      await input.type();
      const cell = new Cell({ screen, connection: jsdomConnection, user: USER, surface, input, heard });
      await strike(cell, await Colleague.signIn(url, 'bram'));
    });
  });
}
