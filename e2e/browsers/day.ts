import { Colleague } from '@/testing/colleague';
import { type Backend, connectBackend } from '../support/backend';
import { makeTask } from '@/testing/givenTask';
import { caseSteps } from './caseSteps';
import { frameSteps, signIn, signOut } from './frameSteps';
import type { Driver } from './driver';
import { type Screen, screenOf } from './screen';
import { taskSteps } from './taskSteps';

/** Bram's screen and the back end behind it. */
export interface Day {
  screen: Screen;
  /** The same screen on the server with an identity provider. */
  door: Screen;
  backend: Backend;
  bram: Colleague;
  carla: Colleague;
  /** Makes a new task for Bram, with an early deadline; returns its id. */
  given: (subject: string) => Promise<string>;
}

export interface Step {
  name: string;
  run: (day: Day) => Promise<void>;
}

/** On the server `work` Bram and his colleagues are signed in; `door` redirects users to its identity provider. */
export async function startDay(driver: Driver, work: string, door: string): Promise<Day> {
  const backend = connectBackend(work);
  await backend.reset('drukkeOchtend');
  await backend.control('session', { user: 'bram' });
  const [bram, carla] = [await Colleague.signIn(work, 'bram'), await Colleague.signIn(work, 'carla')];
  return {
    screen: screenOf(driver, work),
    door: screenOf(driver, door),
    backend,
    bram,
    carla,
    given: (subject) => makeTask(work, bram, subject),
  };
}

/** A working day from signing in to signing out. Each step in between starts from an address of its own. */
export const day: readonly Step[] = [signIn, ...taskSteps, ...caseSteps, ...frameSteps, signOut];
