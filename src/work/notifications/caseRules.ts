import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { isOpenStatus } from '@/domain/caseflows/caseFlowStatus';
import { ownIds, type User } from '@/domain/session/user';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { recordIdOf } from '@/lib/guid';
import { sameValue } from '@/lib/values';
import { type Finding, keys } from './notification';
import type { Viewpoint } from './taskRules';

export interface CaseViewpoint extends Viewpoint {
  /** The case before the push, because the hub does not report what changed. */
  before: CaseFlow | undefined;
  /** The moment since which this page receives pushes, in ms since 1970. */
  since: number;
}

const isOnName = ({ ownerModel }: CaseFlow, { id }: User): boolean => ownerModel?.id === id;

const noticed = (kind: 'caseFlow' | 'answer', key: string, caseFlow: CaseFlow, user: User): Finding => ({
  type: 'noticed',
  notification: {
    key,
    kind,
    subject: 'caseFlow',
    id: recordIdOf(caseFlow.id),
    isOwn: isOnName(caseFlow, user),
    mark: caseFlow.lastModified ?? '',
  },
});

/** The case had another owner before, or was created after `since`. */
const isGiven = ({ ownerModel, created }: CaseFlow, { before, since }: CaseViewpoint): boolean =>
  before ? before.ownerModel?.id !== ownerModel?.id : created !== null && Date.parse(created) >= since;

const withoutMoment = (caseFlow: CaseFlow, steps: CaseFlow['steps']) => ({
  ...caseFlow,
  lastModified: null,
  steps,
});

/** A new owner, cancelling and a message are the same event (wire, hubs), but a message changes nothing in the case. */
function isMessage(caseFlow: CaseFlow, before: CaseFlow | undefined): boolean {
  if (!before || (before.lastModified ?? '') >= (caseFlow.lastModified ?? '')) return false;
  const steps = before.steps.length === 0 ? [] : caseFlow.steps;
  return sameValue(withoutMoment(caseFlow, steps), withoutMoment(before, before.steps));
}

/** Returns the meaning of a push about a case for this user; a push with only an id has none. */
export function findInCase({ kind, caseFlow }: CaseFlowEvent, viewpoint: CaseViewpoint): Finding[] {
  if (caseFlow === null) return [];
  const { user, isOwnAction, before } = viewpoint;
  const id = recordIdOf(caseFlow.id);
  const isTheirs = caseFlow.ownerModel !== null && ownIds(user).includes(caseFlow.ownerModel.id);
  if (!isOpenStatus(caseFlow.status) || !isTheirs)
    return [{ type: 'over', keys: [keys.caseFlow(id)], mark: caseFlow.lastModified ?? '' }];
  if (kind !== 'updated' || isOwnAction(id)) return [];
  if (isGiven(caseFlow, viewpoint)) return [noticed('caseFlow', keys.caseFlow(id), caseFlow, user)];
  const isAnswer = isOnName(caseFlow, user) && isMessage(caseFlow, before);
  return isAnswer ? [noticed('answer', keys.caseAnswer(id), caseFlow, user)] : [];
}
