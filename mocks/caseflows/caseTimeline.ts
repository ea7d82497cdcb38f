import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { DAY, HOUR } from '../world/clock';
import type { Random } from '../world/random';

/**
 * The progress of a seeded case. `submitted`: the first step is not picked up yet. `waiting`: a later step waits.
 * `blocked`, `ready`: the current step is picked up, with or without tasks that must still be done.
 */
export const caseStates = ['submitted', 'waiting', 'blocked', 'ready', 'finished', 'canceled'] as const;
export type CaseState = (typeof caseStates)[number];

export interface StepTimes {
  status: StepStatus;
  started: number | null;
  pickedUp: number | null;
  finished: number | null;
}

interface Course {
  state: CaseState;
  /** Index of the current step. */
  at: number;
  count: number;
  now: number;
  /** The moment at which the current step was picked up, if that is already known. */
  pickedUpAt: number | null;
}

const isWorkedOn = (state: CaseState) => state === 'blocked' || state === 'ready';

/** The moments of the current step. */
function current({ state, now, pickedUpAt }: Course, random: Random): StepTimes {
  if (isWorkedOn(state) || pickedUpAt !== null) {
    const pickedUp = pickedUpAt ?? now - random.int(1, 6 * 24) * HOUR;
    const status = state === 'canceled' ? StepStatus.Canceled : StepStatus.PickedUp;
    return { status, started: pickedUp - random.int(1, 48) * HOUR, pickedUp, finished: null };
  }
  const status = state === 'canceled' ? StepStatus.Canceled : StepStatus.Started;
  return { status, started: now - random.int(1, 5 * 24) * HOUR, pickedUp: null, finished: null };
}

/** The moments of a step that was finished when the next one started. */
function over(finished: number, random: Random): StepTimes {
  const pickedUp = finished - random.int(4, 5 * 24) * HOUR;
  return { status: StepStatus.Finished, started: pickedUp - random.int(1, 36) * HOUR, pickedUp, finished };
}

const ahead = (state: CaseState): StepTimes => ({
  status: state === 'canceled' ? StepStatus.Canceled : StepStatus.NotStarted,
  started: null,
  pickedUp: null,
  finished: null,
});

/** The moments of all steps, computed backwards from the current state of the case. */
export function timelineOf(course: Course, random: Random): StepTimes[] {
  const isFinished = course.state === 'finished';
  const here = isFinished ? [] : [current(course, random)];
  let cursor = here[0]?.started ?? course.now - random.int(1, 40 * 24) * HOUR - DAY / 2;
  const before: StepTimes[] = [];
  for (let left = isFinished ? course.count : course.at; left > 0; left -= 1) {
    const step = over(cursor, random);
    before.unshift(step);
    cursor = step.started ?? cursor;
  }
  const rest = course.count - before.length - here.length;
  return [...before, ...here, ...Array.from({ length: rest }, () => ahead(course.state))];
}
