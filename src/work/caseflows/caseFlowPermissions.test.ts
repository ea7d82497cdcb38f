import * as v from 'valibot';
import { allow, aUser } from '@/testing/coreStore';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import { LinkedTask } from '@/domain/tasks/taskOutcome';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { User } from '@/domain/session/user';
import { caseFlowMessages } from './caseFlowMessages';
import {
  whyNotCancel,
  whyNotFinishStep,
  whyNotFinishStepTask,
  whyNotModify,
  whyNotPickUpStep,
  whyNotStartScenario,
} from './caseFlowPermissions';

const why = caseFlowMessages.whyNot;
const MOMENT = '2026-11-20T11:00:00.000Z';

const group = { id: 'team', title: 'Leefbaarheid' };
const nobody = aUser({ id: 'anne', permissions: {}, functionGroups: [group] });
const editor = aUser({ id: 'anne', permissions: allow('editCaseFlow') });
const handler = aUser({
  id: 'anne',
  permissions: allow('pickupCaseFlowStep', 'finishCaseFlowStep'),
  functionGroups: [group],
});

const aCase = (changes: object = {}): CaseFlow => v.parse(CaseFlow, { id: 'c', status: 0, ...changes });
const ofAnne = { ownerModel: { id: 'anne', type: 'Employee' } };
const ofTeam = { ownerModel: { id: 'team', type: 'FunctionGroup' } };

it.each([
  ['received', 4, null],
  ['in behandeling', 0, null],
  ['finished', 1, why.finished],
  ['cancelled', 2, why.canceled],
  ['of an unknown status', 17, why.statusUnknown],
  ['without a status', null, why.statusUnknown],
  ['of a malformed status', { toString: 4 }, why.statusUnknown],
])('whyNotCancel returns the reason for a case that is %s: %s', (_, status, expected) => {
  expect(whyNotCancel(aCase({ status }))).toBe(expected);
});

it.each<[string, object, User, string | null]>([
  ['received', { status: 4 }, editor, why.submitted],
  ['received, by its owner', { status: 3, ...ofAnne }, nobody, why.submitted],
  ['finished', { status: 1 }, editor, why.finished],
  ['cancelled', { status: 2 }, editor, why.canceled],
  ['of an unknown status', { status: 'Nieuwbouw' }, editor, why.statusUnknown],
  ['in behandeling, by an editor', {}, editor, null],
  ['in behandeling, by a colleague without permissions', {}, nobody, why.mayNotEdit],
  ['in behandeling, by its owner', ofAnne, nobody, null],
  ['in behandeling, by the owning group', ofTeam, nobody, null],
])('whyNotModify judges a case that is %s (000 §4.3)', (_, changes, user, expected) => {
  expect(whyNotModify(aCase(changes), user)).toBe(expected);
});

const started = { id: 's', status: 'Started' };
const pickedUp = { id: 's', status: 'PickedUp', pickedUpOn: MOMENT };
const finished = { id: 's', status: 'Finished', pickedUpOn: MOMENT, finishedOn: MOMENT };
const inCase = (step: object, changes: object = {}) => {
  const caseFlow = aCase({ steps: [step], ...changes });
  return [caseFlow, caseFlow.steps[0]!] as const;
};

it.each<[string, object, object, User, string | null]>([
  ['started', started, {}, handler, null],
  ['started, of a received case', started, { status: 4 }, handler, null],
  ['started, without the permission', started, {}, nobody, caseFlowMessages.pickUpStep.refused],
  ['not started', { id: 's', status: 'NotStarted' }, {}, handler, why.stepNotStarted],
  ['picked up', pickedUp, {}, handler, why.stepPickedUp],
  ['started, but picked up before', { ...started, pickedUpOn: MOMENT }, {}, handler, why.stepPickedUp],
  ['finished', finished, {}, handler, why.stepFinished],
  ['cancelled', { id: 's', status: 'Canceled' }, {}, handler, why.stepCanceled],
  ['of an unknown status', { ...started, status: 9 }, {}, handler, why.stepStatusUnknown],
  ['without a status', { ...started, status: null }, {}, handler, why.stepStatusUnknown],
  ['of a case of an unknown status', started, { status: 17 }, handler, why.statusUnknown],
  ['of a finished case', started, { status: 1 }, handler, why.finished],
  ['of a cancelled case', started, { status: 2 }, handler, why.canceled],
])('whyNotPickUpStep judges a step that is %s (000 §4.3)', (_, step, changes, user, expected) => {
  expect(whyNotPickUpStep(...inCase(step, changes), user)).toBe(expected);
});

it.each<[string, object, User, string | null]>([
  ['picked up', pickedUp, handler, null],
  ['picked up, without the permission', pickedUp, nobody, caseFlowMessages.finishStep.refused],
  ['started', started, handler, why.stepNotPickedUp],
  ['finished', finished, handler, why.stepFinished],
  ['picked up, of a malformed status', { ...pickedUp, status: {} }, handler, why.stepStatusUnknown],
  ['blocked', { ...pickedUp, tasks: [{ id: 't' }] }, handler, why.blocked],
  ['waiting for an optional task', { ...pickedUp, tasks: [{ id: 't', isOptional: true }] }, handler, null],
])('whyNotFinishStep judges a step that is %s (AMB-092)', (_, step, user, expected) => {
  expect(whyNotFinishStep(...inCase(step), user)).toBe(expected);
});

const inbox = (changes: object) =>
  v.parse(LinkedTask, {
    id: 'i',
    status: TaskStatus.PickedUp,
    completeBy: { id: 'anne', type: 'Employee' },
    ...changes,
  });

it.each<[string, object, LinkedTask | null | undefined, object, string | null]>([
  ['mine and picked up', {}, inbox({}), pickedUp, null],
  ['assigned to my group', {}, inbox({ completeBy: { id: 'team', type: 'FunctionGroup' } }), pickedUp, null],
  ['assigned to a colleague', {}, inbox({ completeBy: { id: 'bram' } }), pickedUp, why.taskNotAssigned],
  ['assigned to nobody', {}, inbox({ completeBy: null }), pickedUp, why.taskNotAssigned],
  ['not picked up', {}, inbox({ status: TaskStatus.New }), pickedUp, why.taskNotPickedUp],
  ['sent back', {}, inbox({ status: TaskStatus.Rejected }), pickedUp, why.taskNotPickedUp],
  ['removed from the inbox', {}, inbox({ status: TaskStatus.Removed }), pickedUp, why.taskClosed],
  ['of an unknown status', {}, inbox({ status: 17 }), pickedUp, why.taskClosed],
  ['without a status', {}, inbox({ status: null }), pickedUp, why.taskClosed],
  ['finished', { isFinished: true }, inbox({}), pickedUp, why.taskFinished],
  ['not in the inbox', {}, null, pickedUp, why.noTask],
  ['not looked up yet', {}, undefined, pickedUp, null],
  ['of a step that is not picked up', {}, inbox({}), started, why.stepNotPickedUp],
])('whyNotFinishStepTask judges a step task that is %s (AMB-091)', (_, task, linked, step, expected) => {
  const [caseFlow, inStep] = inCase({ ...step, tasks: [{ id: 't', ...task }] });
  expect(whyNotFinishStepTask(caseFlow, inStep, inStep.tasks[0]!, linked, nobody)).toBe(expected);
});

it.each<[string, object, object, string | null]>([
  ['everything it needs', {}, {}, null],
  ['a finished scenario', {}, { isFinished: true }, why.scenarioFinished],
  ['no file', { umbrellaCaseId: null }, {}, why.noCase],
  ['no person', { personId: null }, {}, why.noPerson],
  ['a person without an id', { personId: null, relatedPerson: { id: '', name: 'Smit' } }, {}, why.noPerson],
  [
    'a person who is known only as its relation',
    { personId: null, relatedPerson: { id: 'r', name: 'Smit' } },
    {},
    null,
  ],
  ['the status Finished', { status: 1 }, {}, why.finished],
])('whyNotStartScenario judges a case with %s (000 §5)', (_, changes, scenario, expected) => {
  const scenarios = [{ selfServiceScenarioId: 'x', title: 'Verhuizen', ...scenario }];
  const step = { ...pickedUp, selfServiceScenarios: scenarios };
  const [caseFlow, inStep] = inCase(step, { umbrellaCaseId: 'u', personId: 'p', ...changes });
  expect(whyNotStartScenario(caseFlow, inStep.selfServiceScenarios[0]!)).toBe(expected);
});
