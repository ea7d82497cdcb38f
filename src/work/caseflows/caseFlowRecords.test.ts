import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { type CaseFlowStep, StepStatus } from '@/domain/caseflows/caseFlowStep';
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

/** Returns the record that the table holds after `caseFlow` has come in. */
function newest(held: CaseFlow | null, caseFlow: CaseFlow): CaseFlow | undefined {
  const event = { kind: 'updated', caseFlowId: 'c', stepId: null, caseFlow } as const;
  return updateCaseFlows(
    held === null ? {} : { c: held },
    caseFlowsChanged({ events: [event], user, now: 0 }),
  ).get('c');
}

it.each([
  ['the newer record', OLD, NEW, NEW],
  ['the held record rather than an older one', NEW, OLD, NEW],
  ['the incoming record when the dates cannot be compared', NEW, null, 'null'],
])('the table keeps %s', (_, held, incoming, title) => {
  expect(newest(at(held), at(incoming))?.title).toBe(title);
});

it('the table keeps the held steps when a record comes without steps', () => {
  expect(newest(at(OLD), at(NEW, { steps: [] }))).toMatchObject({ title: NEW, steps: [step] });
  expect(newest(null, at(NEW, { steps: [] }))?.steps).toEqual([]);
});
