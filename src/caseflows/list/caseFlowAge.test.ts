import type { CaseFlow } from '@/domain/caseFlow';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { type CaseFlowStep, StepStatus } from '@/domain/caseFlowStep';
import { newestCaseFlow } from './caseFlowAge';

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

it.each([
  ['a newer one', OLD, NEW, NEW],
  ['the held one rather than an older', NEW, OLD, NEW],
  ['the incoming one where nobody can tell', NEW, null, 'null'],
])('keeps %s', (_, held, incoming, title) => {
  expect(newestCaseFlow(at(held), at(incoming)).title).toBe(title);
});

it('keeps the steps that a plain record does not bring', () => {
  expect(newestCaseFlow(at(OLD), at(NEW, { steps: [] }))).toMatchObject({ title: NEW, steps: [step] });
  expect(newestCaseFlow(null, at(NEW, { steps: [] })).steps).toEqual([]);
});
