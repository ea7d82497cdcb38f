import { TaskStatus } from '@/domain/tasks/taskStatus';
import { type CaseFlowDefinition, caseFlowDefinitions } from './definitions';
import { inboxSideOf } from './state';
import { db } from '../db/db';
import type { PersonRecord, StepTaskRecord, Party } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import { groupIds, userIds } from '../session/users';
import { seedCaseFiles, seedCaseMessages, seedReport } from './caseContents';
import { seedCaseFlow } from './seed';
import { seedCaseHistory, seedContacts } from './caseHistory';
import type { CasePlan } from './casePlan';
import type { CaseState } from './caseTimeline';
import { colleague, group, type Seeding } from '../tasks/seed';

interface Share {
  to: (seeding: Seeding) => Party | null;
  counts: Partial<Record<CaseState, number>>;
  /** The owner also does the work in the case. */
  works?: true;
}

const someColleague = ({ random, colleagues }: Seeding): Party =>
  random.pick(colleagues.filter(({ id }) => id !== userIds.anne && id !== userIds.dirk));

/** The owners of the cases. Together with the cases that come from the inbox there are about 60. */
const shares: readonly Share[] = [
  {
    to: () => colleague(userIds.bram),
    counts: { submitted: 1, waiting: 3, blocked: 3, ready: 3, finished: 2, canceled: 1 },
    works: true,
  },
  {
    to: () => group(groupIds.leefbaarheid),
    counts: { submitted: 2, waiting: 2, blocked: 1, ready: 1, finished: 1 },
  },
  { to: () => group(groupIds.incasso), counts: { submitted: 1, waiting: 2, blocked: 2, canceled: 1 } },
  { to: () => null, counts: { submitted: 5, waiting: 1, canceled: 1 } },
  { to: () => colleague(userIds.carla), counts: { waiting: 1, ready: 2, finished: 1 }, works: true },
  { to: () => group(groupIds.wijkteam), counts: { waiting: 1, blocked: 1, ready: 1 } },
  { to: () => group(groupIds.mutatie), counts: { submitted: 1, waiting: 1, ready: 1, finished: 1 } },
  { to: someColleague, counts: { waiting: 2, blocked: 2, ready: 1, finished: 2, canceled: 1 } },
];

const REGULARS = 8;
const ANONYMOUS = 0.06;

/** A random person: some have several cases, and sometimes the person is unknown. */
function somePerson({ random, people }: Seeding): PersonRecord | null {
  if (random.chance(ANONYMOUS)) return null;
  const customers = people.filter(({ roles }) => Boolean(roles?.customer));
  return random.pick(random.chance(0.4) ? customers.slice(0, REGULARS) : customers);
}

/** Returns the place of the current step; a waiting case waits at a later step than the first. */
function stepFor(state: CaseState, { steps }: CaseFlowDefinition, { random }: Seeding): number {
  if (state === 'submitted') return 0;
  if (state === 'waiting') return random.int(1, steps.length - 1);
  return random.int(0, steps.length - 1);
}

/** The current step of `blocked` must have a task that cannot be skipped. */
const fits = (state: CaseState, { steps }: CaseFlowDefinition, at: number): boolean =>
  state !== 'blocked' || (steps[at]?.tasks.some(({ isOptional }) => !isOptional) ?? false);

/** A function group owns the kinds of cases in which it has a step; colleagues own all kinds. */
function kindsOf(owner: Party | null): readonly CaseFlowDefinition[] {
  const own = caseFlowDefinitions.filter(({ steps }) =>
    steps.some((step) => groupIds[step.group] === owner?.id),
  );
  return own.length > 0 ? own : caseFlowDefinitions;
}

function planOf(state: CaseState, { to, works }: Share, index: number, seeding: Seeding): CasePlan {
  const owner = to(seeding);
  const kinds = kindsOf(owner);
  const definition = kinds[index % kinds.length]!;
  const at = stepFor(state, definition, seeding);
  return {
    definition,
    state,
    at: fits(state, definition, at) ? at : 0,
    owner,
    person: somePerson(seeding),
    ...(works && owner && { worker: owner }),
  };
}

const statesOf = ({ counts }: Share): CaseState[] =>
  Object.entries(counts).flatMap(([state, count]) => Array.from({ length: count }, () => state as CaseState));

/** The state of a case that agrees with the status of its task in the inbox. */
const stateOfTask: Readonly<Record<TaskStatus, CaseState>> = {
  [TaskStatus.New]: 'blocked',
  [TaskStatus.PickedUp]: 'blocked',
  [TaskStatus.Rejected]: 'blocked',
  [TaskStatus.Finished]: 'ready',
  [TaskStatus.Removed]: 'canceled',
  [TaskStatus.Canceled]: 'canceled',
};

const owners: readonly Share['to'][] = [
  () => colleague(userIds.bram),
  () => group(groupIds.leefbaarheid),
  () => null,
  () => group(groupIds.verhuur),
];

function planOfPresent(
  stepTask: StepTaskRecord,
  task: TaskRecord,
  index: number,
  seeding: Seeding,
): CasePlan {
  const isItsStep = ({ tasks }: CaseFlowDefinition['steps'][number]) =>
    tasks.some(({ title }) => title === stepTask.title);
  const definition = caseFlowDefinitions.find(({ steps }) => steps.some(isItsStep));
  if (!definition) throw new Error(`No case has a task '${stepTask.title}'`);
  return {
    definition,
    state: stateOfTask[task.status],
    at: definition.steps.findIndex(isItsStep),
    owner: owners[index % owners.length]?.(seeding) ?? null,
    person: task.relatedPerson ? (db.people.find(task.relatedPerson.id) ?? null) : null,
    present: { stepTask, task },
  };
}

function plansOfInbox(seeding: Seeding): CasePlan[] {
  return db.stepTasks.all().flatMap((stepTask, index) => {
    const task = inboxSideOf(stepTask);
    return task ? [planOfPresent(stepTask, task, index, seeding)] : [];
  });
}

function seedWhole(plan: CasePlan, index: number, seeding: Seeding): void {
  const flow = seedCaseHistory(seedCaseFlow(plan, seeding), seeding);
  if (!plan.present) seedContacts(flow, seeding);
  if (index % 2 === 0) seedReport(flow, plan.definition, seeding);
  seedCaseFiles(flow, index, seeding);
  seedCaseMessages(flow, seeding);
}

const bulkStates: readonly CaseState[] = ['waiting', 'submitted', 'blocked', 'ready', 'finished', 'waiting'];

/** Adds enough cases to make the list long; they have steps, tasks and a history, but nothing else. */
function seedBulk(count: number, seeding: Seeding): void {
  for (let index = 0; index < count; index += 1) {
    const state = bulkStates[index % bulkStates.length]!;
    const share = shares[seeding.random.int(0, shares.length - 1)]!;
    const plan = planOf(state, { to: share.to, counts: {} }, index, seeding);
    seedCaseHistory(seedCaseFlow(plan, seeding), seeding);
  }
}

/** Adds all cases of a world: those of the step tasks in the inbox, about fifty more, and as many extra as `wanted`. */
export function seedCaseWorld(seeding: Seeding, wanted = 0): void {
  const own = shares.flatMap((share, turn) =>
    statesOf(share).map((state, number) => planOf(state, share, turn + number, seeding)),
  );
  [...plansOfInbox(seeding), ...own].forEach((plan, index) => seedWhole(plan, index, seeding));
  seedBulk(wanted - db.caseFlows.size, seeding);
}
