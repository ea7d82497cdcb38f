import type { UnknownAction } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { holds } from '@/domain/session/permission';
import { type CaseFlowEvent, caseFlowEvents } from '@/hubs/caseFlowEvents';
import type { Pushed } from '@/hubs/hub';
import { recordIdOf } from '@/lib/guid';
import { type Change, type Merge, type Records, RecordTable } from '@/kit/livelist/records';
import { caseFlowRead, caseFlowsChanged } from './caseFlowsActions';
import { looksSame } from './caseFlowLooks';
import { caseFlowList } from './list/caseFlowList';
import { casesAnswered } from './workload/workloadAnswers';

/** A record without steps keeps the steps that are already held. */
const mergeCaseFlows: Merge<CaseFlow> = (held, incoming) =>
  incoming.steps.length === 0 ? { ...incoming, steps: held.steps } : incoming;

/**
 * Shows a received case as in behandeling at once when a step is picked up or finished, if the event has no record.
 * The record is fetched later (000 §4.3, AMB-094).
 */
function picked({ kind }: CaseFlowEvent, held: CaseFlow | undefined): CaseFlow | null {
  const isAboutStep = kind === 'stepPickedUp' || kind === 'stepFinished';
  const marks = isAboutStep && held?.status === CaseFlowStatus.Submitted;
  return marks ? { ...held, status: CaseFlowStatus.PickedUp } : null;
}

/** Turns an event into a change of the held case. Only an answer, never a hub, deletes a case. */
function toChange(event: CaseFlowEvent, fromHub: boolean, held: CaseFlow | undefined): Change<CaseFlow> {
  const { caseFlow } = event;
  const id = recordIdOf(event.caseFlowId);
  if (caseFlow === null && !fromHub) return { change: 'deleted', id, item: null };
  const change = event.kind === 'updated' ? 'changed' : 'progressed';
  return { change, id, item: caseFlow ?? picked(event, held) };
}

const withoutSteps = (event: CaseFlowEvent): CaseFlowEvent =>
  event.caseFlow === null ? event : { ...event, caseFlow: { ...event.caseFlow, steps: [] } };

/** A hub sends everybody the same record; only users with viewDetailedCaseFlow may see its steps (000 §6). */
const seenBy = ({ events, user }: Pushed<CaseFlowEvent>): readonly CaseFlowEvent[] =>
  holds(user.permissions, 'viewDetailedCaseFlow') ? events : events.map(withoutSteps);

/** Returns the table of cases with the changes from an action. */
export function updateCaseFlows(held: Records<CaseFlow>, action: UnknownAction): RecordTable<CaseFlow> {
  const fromHub = caseFlowEvents.match(action);
  if (fromHub || caseFlowsChanged.match(action)) {
    const table = new RecordTable(held, looksSame, action.payload);
    for (const event of seenBy(action.payload))
      table.take(toChange(event, fromHub, table.get(recordIdOf(event.caseFlowId))), mergeCaseFlows);
    return table;
  }
  if (caseFlowRead.match(action)) {
    const { id, item, ...viewpoint } = action.payload;
    const table = new RecordTable(held, looksSame, viewpoint);
    const change = item === null ? 'deleted' : 'changed';
    table.take({ change, id: recordIdOf(id), item }, mergeCaseFlows);
    return table;
  }
  const answer = caseFlowList.answerIn(action) ?? casesAnswered(action);
  const table = new RecordTable(held, looksSame, { user: null, now: answer?.now ?? 0 });
  if (answer) table.takeAll(answer.items, mergeCaseFlows);
  return table;
}
