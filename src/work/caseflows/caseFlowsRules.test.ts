import * as v from 'valibot';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { User } from '@/domain/session/user';
import {
  caseFlowUrgency,
  currentDeadline,
  currentStep,
  customerName,
  isActiveStep,
  isBlockedStep,
  isFinishedStep,
  isOpen,
  isOwner,
  isPickedUpStep,
  stepUrgency,
  summaryOf,
} from './caseFlowsRules';

const MOMENT = '2026-11-20T11:00:00.000Z';
const now = Date.parse('2026-11-21T11:00:00.000Z');
const aCase = (changes: object = {}): CaseFlow =>
  v.parse(CaseFlow, { id: 'c', title: 'Lekkage', status: 0, ...changes });
const aStep = (changes: object = {}) =>
  aCase({ steps: [{ id: 's', title: 'Intake', ...changes }] }).steps[0]!;

const finished = { id: '1', title: 'Intake', status: 'Finished', pickedUpOn: MOMENT, finishedOn: MOMENT };
const pickedUp = { id: '2', title: 'Onderzoek', status: 'PickedUp', pickedUpOn: MOMENT };
const started = { id: '3', title: 'Bezoek', status: 'Started' };
const notStarted = { id: '4', title: 'Nazorg', status: 'NotStarted' };
const canceled = { id: '5', title: 'Vervallen', status: 'Canceled' };

it.each([
  [0, true],
  [1, false],
  [2, false],
  [3, true],
  [4, true],
  ['Canceled', false],
  [17, false],
])('a case of status %s is open: %s', (status, expected) => {
  expect(isOpen(aCase({ status }))).toBe(expected);
});

it('a case is owned by a colleague, or by everyone in the group (AMB-088)', () => {
  const user = { id: 'anne', functionGroups: [{ id: 'team', title: '' }] } as unknown as User;
  const owners = [
    null,
    { id: 'anne', type: 'Employee' },
    { id: 'team', type: 'FunctionGroup' },
    { id: 'bram', type: 'Employee' },
  ];
  expect(owners.map((ownerModel) => isOwner(aCase({ ownerModel }), user))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it.each([
  ['not started', notStarted, [false, false, false]],
  ['started', started, [true, false, false]],
  ['picked up', pickedUp, [true, true, false]],
  ['picked up according to its moments only', { status: 'Started', pickedUpOn: MOMENT }, [true, true, false]],
  ['picked up according to its status only', { status: 'PickedUp' }, [true, false, false]],
  ['finished', finished, [false, false, true]],
  [
    'finished according to its moments only',
    { status: 'PickedUp', pickedUpOn: MOMENT, finishedOn: MOMENT },
    [true, false, true],
  ],
  ['cancelled', canceled, [false, false, false]],
])('a step that is %s is judged active, picked up or finished (000 §4.3)', (_, changes, expected) => {
  const step = aStep(changes);
  expect([isActiveStep(step), isPickedUpStep(step), isFinishedStep(step)]).toEqual(expected);
});

it.each([
  ['no tasks', [], false],
  ['an unfinished task', [{ id: 't' }], true],
  ['an unfinished optional task', [{ id: 't', isOptional: true }], false],
  ['finished tasks', [{ id: 't', isFinished: true }], false],
  ['one of two tasks unfinished', [{ id: 't', isFinished: true }, { id: 'u' }], true],
])('a picked-up step with %s is blocked: %s (000 §4.3)', (_, tasks, expected) => {
  expect(isBlockedStep(aStep({ ...pickedUp, tasks }))).toBe(expected);
  expect(isBlockedStep(aStep({ ...started, tasks }))).toBe(false);
});

it.each([
  ['no known steps', [], '', undefined],
  ['no step done', [started, notStarted], 'Bezoek (0/2)', '3'],
  ['a picked-up step, which counts as done', [finished, pickedUp, notStarted], 'Onderzoek (2/3)', '2'],
  ['a cancelled step before the current one', [canceled, started], 'Bezoek (0/2)', '3'],
  ['all steps finished', [finished, { ...finished, id: 'x' }], 'Afgerond (2/2)', undefined],
  ['no steps left to do', [finished, { ...canceled, title: 'Nazorg' }], 'Nazorg (1/2)', undefined],
])('a case with %s has its summary and current step (000 §4.3, AMB-095)', (_, steps, summary, current) => {
  const caseFlow = aCase({ steps });
  expect(summaryOf(caseFlow)).toBe(summary);
  expect(currentStep(caseFlow)?.id).toBe(current);
});

it('a step without a title is named by its number', () => {
  const caseFlow = aCase({ steps: [finished, { ...started, title: '  ' }] });
  expect(summaryOf(caseFlow)).toBe('Stap 2 (1/2)');
});

it.each([
  ['cancelled between two steps', [finished, canceled], 'Geannuleerd (1/2)'],
  ['cancelled with steps that are still open', [finished, started], 'Geannuleerd (1/2)'],
  ['cancelled without known steps', [], ''],
])('the summary of a case that was %s says so if steps are known', (_, steps, summary) => {
  expect(summaryOf(aCase({ status: 2, steps }))).toBe(summary);
});

it.each([
  [
    'that of the current step',
    { deadline: MOMENT, steps: [{ ...started, deadline: '2026-12-01T00:00:00Z' }] },
    '2026-12-01T00:00:00.000Z',
  ],
  ['that of the case when the step has none', { deadline: MOMENT, steps: [started] }, MOMENT],
  ['that of the case when all steps are done', { deadline: MOMENT, steps: [finished] }, MOMENT],
  ['unknown if neither has one', { steps: [started] }, null],
])('the deadline is %s (000 §4.3)', (_, changes, expected) => {
  expect(currentDeadline(aCase(changes))).toBe(expected);
});

it.each([
  [null, 'calm'],
  ['2026-11-21T10:59:59.999Z', 'overdue'],
  ['2026-11-21T11:00:00.000Z', 'near'],
  ['2026-11-23T10:59:59.999Z', 'near'],
  ['2026-11-23T11:00:00.000Z', 'calm'],
])('a deadline at %s is %s', (deadline, expected) => {
  expect(stepUrgency(aStep({ ...started, deadline }), now)).toBe(expected);
});

it('a finished case or step is never urgent', () => {
  expect(caseFlowUrgency(aCase({ status: 0, deadline: MOMENT }), now)).toBe('overdue');
  expect(caseFlowUrgency(aCase({ status: 1, deadline: MOMENT }), now)).toBe('calm');
  expect(stepUrgency(aStep({ ...started, deadline: MOMENT }), now)).toBe('overdue');
  expect(stepUrgency(aStep({ ...finished, deadline: MOMENT }), now)).toBe('calm');
});

it.each([
  [{ id: 'p', name: 'Kees Smit' }, 'Kees Smit'],
  [{ id: 'p', name: ' ' }, 'Onbekende relatie'],
  [{ name: 'Kees Smit' }, '‘Kees Smit’'],
  [{ id: '', name: 'Kees Smit' }, '‘Kees Smit’'],
  [null, '‘Onbekende relatie’'],
])('the customer %j is called %s (000 §3.3)', (relatedPerson, expected) => {
  expect(customerName(aCase({ relatedPerson }).relatedPerson)).toBe(expected);
});

it.each([
  [{ id: 'p', name: 'Mevrouw F. Özdemir', firstName: 'Fatima', lastName: 'Özdemir' }, 'Fatima Özdemir'],
  [{ id: 'p', name: 'Fatima', firstName: null, lastName: 'Özdemir' }, 'Özdemir'],
  [
    { id: 'p', name: 'Maria van Dijk', firstName: 'Maria', insertion: 'van', lastName: 'Dijk' },
    'Maria van Dijk',
  ],
  [{ id: 'p', name: '', firstName: null, insertion: 'van', lastName: 'Dijk' }, 'van Dijk'],
  [{ id: 'p', name: 'Maria', firstName: ' ', insertion: 'van', lastName: null }, 'Maria'],
  [{ id: 'p', name: 'Bouw B.V.', firstName: null, lastName: ' ' }, 'Bouw B.V.'],
  [{ id: 'p', name: '', firstName: null, lastName: null }, 'Onbekende relatie'],
  [{ id: null, name: '', firstName: 'Fatima', lastName: 'Özdemir' }, '‘Fatima Özdemir’'],
])('the person %j is called %s, by first and last name if known (CASE-39, CASE-40)', (person, expected) => {
  expect(customerName(person)).toBe(expected);
});
