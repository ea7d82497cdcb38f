import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { db } from '../db/db';
import type { CaseFlowRecord, Party, StepRecord, UserRecord } from '../db/records';
import { assigneeOf } from '../people/assignees';
import type { Seeding } from '../tasks/seed';
import { DAY } from '../world/clock';
import type { Random } from '../world/random';
import { replies } from '../world/vocabulary';
import * as actions from './actions';
import { recordCase } from './history';
import { pushCaseFlow } from './pushCaseFlow';
import { currentStep, isBlocked, isOpenCase, isPickedUp, withStep } from './state';
import { cancelationStatuses } from './vocabulary';

type ColleagueAction = (flow: CaseFlowRecord, random: Random, by: Party) => void;

const asUser = ({ id }: Party): UserRecord => ({ id, key: 'collega', permissions: ['editCaseFlow'] });

const remark: ColleagueAction = (flow, random, by) => {
  actions.addMessage(flow, asUser(by), { message: random.pick(replies), mediaId: null, isPublic: false });
};

/** Performs an action on the current step when the step allows it; otherwise adds a remark. */
const onStep =
  (
    fits: (step: StepRecord) => boolean,
    action: (step: StepRecord, ...of: Parameters<ColleagueAction>) => void,
  ): ColleagueAction =>
  (flow, random, by) => {
    const step = currentStep(flow);
    if (step !== null && fits(step)) action(step, flow, random, by);
    else remark(flow, random, by);
  };

const postpone = onStep(
  ({ deadline }) => deadline !== null,
  (step, flow, random, by) => {
    const deadline = new Date(Date.parse(step.deadline ?? '') + random.int(-2, 5) * DAY).toISOString();
    const steps = withStep(flow, step.id, { deadline });
    pushCaseFlow('updated', recordCase(flow, { steps }, { description: 'Zaak gewijzigd', by }));
  },
);

const isWaiting = ({ status }: StepRecord): boolean => status === StepStatus.Started;

const pickUp = onStep(isWaiting, (step, flow, _, by) => actions.pickUpStep(flow, step, asUser(by)));

const finish = onStep(
  (step) => isPickedUp(step) && !isBlocked(step),
  (step, flow, _, by) => actions.finishStep(flow, step, asUser(by)),
);

const handOver: ColleagueAction = (flow, random, by) => {
  if (flow.status !== CaseFlowStatus.PickedUp) remark(flow, random, by);
  else actions.changeOwner(flow, asUser(by), () => assigneeOf(random.pick(db.colleagues.all())));
};

const cancel = onStep(isWaiting, (_, flow, random, by) =>
  actions.cancel(flow, asUser(by), random.pick(cancelationStatuses).id, 'Dubbel.'),
);

/** The frequency of each action, in percent. */
const shares: readonly [ColleagueAction, number][] = [
  [handOver, 38],
  [postpone, 30],
  [remark, 20],
  [pickUp, 8],
  [finish, 3],
  [cancel, 1],
];

function actionFor(flow: CaseFlowRecord, random: Random): ColleagueAction {
  if (!isOpenCase(flow)) return remark;
  let lot = random.int(0, 99);
  const found = shares.find(([, share]) => (lot -= share) < 0);
  return found?.[0] ?? remark;
}

/** Each call makes a real, random change to one of the existing cases. */
export function caseTraffic({ random, colleagues }: Seeding): () => void {
  const ids = db.caseFlows.where(isOpenCase).map(({ id }) => id);
  return () => {
    const by = random.pick(colleagues);
    const flow = db.caseFlows.find(random.pick(ids));
    if (flow) actionFor(flow, random)(flow, random, by);
  };
}
