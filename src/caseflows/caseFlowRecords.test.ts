import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflow/caseFlowStatus';
import { type CaseFlowStep, StepStatus } from '@/domain/caseflow/caseFlowStep';
import { aUser } from '@/testing/coreStore';
import { updateCaseFlows } from './caseFlowRecords';
import { caseFlowsChanged } from './caseFlowsActions';

const step: CaseFlowStep = {
  id: 's',
  title: 'Huisbezoek',
  status: StepStatus.Started,
  pickedUpOn: null,
  finishedOn: null,
  pickedUpByModel: null,
  functionGroupId: null,
  deadline: null,
  tasks: [],
  selfServiceScenarios: [],
};
const at = (lastModified: string | null, changes: Partial<CaseFlow> = {}): CaseFlow => ({
  id: 'c',
  umbrellaCaseId: null,
  title: String(lastModified),
  type: '',
  status: CaseFlowStatus.PickedUp,
  steps: [step],
  ownerModel: null,
  assignment: null,
  deadline: null,
  created: null,
  lastModified,
  personId: null,
  relatedPerson: null,
  ...changes,
});
const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-01-02T00:00:00.000Z';
const user = aUser({ permissions: { viewCaseFlow: true, viewDetailedCaseFlow: true } });

/** The record that is left of the two. */
function newest(held: CaseFlow | null, caseFlow: CaseFlow): CaseFlow | undefined {
  const event = { kind: 'updated', caseFlowId: 'c', stepId: null, caseFlow } as const;
  return updateCaseFlows(
    held === null ? {} : { c: held },
    caseFlowsChanged({ events: [event], user, now: 0 }),
  ).get('c');
}

it.each([
  ['a newer one', OLD, NEW, NEW],
  ['the held one rather than an older', NEW, OLD, NEW],
  ['the incoming one where nobody can tell', NEW, null, 'null'],
])('keeps %s', (_, held, incoming, title) => {
  expect(newest(at(held), at(incoming))?.title).toBe(title);
});

it('keeps the steps that a plain record does not bring', () => {
  expect(newest(at(OLD), at(NEW, { steps: [] }))).toMatchObject({ title: NEW, steps: [step] });
  expect(newest(null, at(NEW, { steps: [] }))?.steps).toEqual([]);
});
