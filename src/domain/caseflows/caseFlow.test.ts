import * as v from 'valibot';
import { CancelationStatus, CaseFlow, CaseMessage } from './caseFlow';
import { CaseFlowStep, StepScenario } from './caseFlowStep';
import * as d from '../decode/decode';
import { isCleared, Media, MediaModel } from '../media/media';
import { LinkedStepTask, LinkedTask, StepTask } from '../tasks/taskOutcome';
import { TaskStatus } from '../tasks/taskStatus';

const MOMENT = '2026-11-20T11:00:00.000Z';
const bram = { id: 'b', type: 'Employee', name: 'Bram Jansen', department: null };
const group = { id: 'g', type: 'FunctionGroup', name: 'Leefbaarheid', department: null };
const outcome = { id: 'o', title: 'Compleet', label: 'Alles is er', status: 'Positive' };

/* The records of 000 §3.3, as the wire sends them and as the client keeps them. */
const scenario = {
  selfServiceScenarioId: 'sc',
  title: 'Logboek invullen',
  isFinished: true,
  startAutomatically: true,
};
const inboxTask = {
  id: 'u',
  subject: 'Terugbellen',
  status: TaskStatus.Finished,
  completeBy: group,
  completedById: 'b',
  pickedUp: MOMENT,
  finished: MOMENT,
};
const task = {
  id: 't',
  umbrellaTaskId: 'u',
  title: 'Melder terugbellen',
  isOptional: true,
  isFinished: true,
  outcome,
  outcomes: [outcome],
};
const step = {
  id: 's',
  title: 'Huisbezoek',
  status: 'PickedUp',
  pickedUpOn: MOMENT,
  finishedOn: MOMENT,
  pickedUpByModel: bram,
  functionGroupId: 'g',
  deadline: MOMENT,
  tasks: [task],
  selfServiceScenarios: [scenario],
};
const caseFlow = {
  id: 'c',
  umbrellaCaseId: 'd',
  title: 'Lekkage',
  type: 'Overlast',
  status: 'PickedUp',
  steps: [step],
  ownerModel: bram,
  assignment: group,
  deadline: MOMENT,
  created: MOMENT,
  lastModified: MOMENT,
  personId: 'p',
  relatedPerson: { id: 'p', name: 'Kees Smit' },
};
const media = {
  id: 'm',
  type: MediaModel.Image,
  title: 'Foto',
  created: MOMENT,
  lastModified: MOMENT,
  url: 'https://voorbeeld.nl/foto',
  mediaCategory: 'CaseMedia',
  reason: null,
  clearedOn: null,
  clearedBy: null,
};

it.each([
  ['a case (CASE-24)', CaseFlow, caseFlow],
  ['a step (CASE-25)', CaseFlowStep, step],
  ['the task of a step (CASE-26)', StepTask, task],
  ['the inbox task of a step task (CASE-27)', LinkedTask, inboxTask],
  ['a step task together with its inbox task', LinkedStepTask, { ...task, task: inboxTask }],
  ['a scenario of a step (CASE-28)', StepScenario, scenario],
  [
    'a message (CASE-30)',
    CaseMessage,
    { id: 'n', message: 'x', mediaId: 'm', created: MOMENT, createdBy: bram },
  ],
  ['a reason to cancel (CASE-31)', CancelationStatus, { id: '1', label: 'Dubbel aangemaakt' }],
  ['a file (CASE-32)', Media, media],
])('%s keeps all of its fields and drops unknown ones', (_, schema, record) => {
  expect(v.parse<v.GenericSchema>(schema, { ...record, unknown: 'x' })).toEqual(record);
});

it('A case flow and its parts are usable with an id alone', () => {
  expect(v.parse(CaseFlow, { id: 1 })).toMatchObject({
    id: '1',
    steps: [],
    ownerModel: null,
    deadline: null,
  });
  expect(v.parse(CaseFlowStep, { id: 1 })).toMatchObject({
    status: '',
    pickedUpOn: null,
    pickedUpByModel: null,
    tasks: [],
    selfServiceScenarios: [],
  });
  expect(v.parse(StepTask, { id: 1 })).toMatchObject({
    isOptional: false,
    isFinished: false,
    outcome: null,
    outcomes: [],
  });
  expect(v.parse(StepScenario, { selfServiceScenarioId: 1 })).toMatchObject({
    isFinished: false,
    startAutomatically: false,
  });
});

it('A record without an id is dropped without affecting its neighbours', () => {
  for (const schema of [
    CaseFlow,
    CaseFlowStep,
    StepTask,
    LinkedTask,
    StepScenario,
    CancelationStatus,
    Media,
  ]) {
    expect(v.safeParse<v.GenericSchema>(schema, { title: 'x', label: 'x' }).success).toBe(false);
  }
  const { steps } = v.parse(CaseFlow, { id: 'c', steps: [{ title: 'x' }, null, step] });
  expect(steps).toEqual([step]);
  expect(v.parse(d.listOf(CancelationStatus), [{ label: 'x' }, { id: 2, label: 'Dubbel' }])).toEqual([
    { id: '2', label: 'Dubbel' },
  ]);
});

it('A case flow takes the name of its owner from `owner` when the model has none (CASE-24)', () => {
  const nameless = { ...bram, name: '' };
  expect(v.parse(CaseFlow, { ...caseFlow, ownerModel: nameless, owner: 'Bram' }).ownerModel?.name).toBe(
    'Bram',
  );
  expect(v.parse(CaseFlow, { ...caseFlow, owner: 'Bram' }).ownerModel?.name).toBe('Bram Jansen');
  expect(v.parse(CaseFlow, { ...caseFlow, ownerModel: null, owner: 'Bram' }).ownerModel).toBeNull();
});

it.each([
  [0, 'NotStarted'],
  [1, 'Started'],
  ['pickedup', 'PickedUp'],
  ['Cancelled', 'Canceled'],
])('a step of status %j is %s (AMB-080)', (status, expected) => {
  expect(v.parse(CaseFlowStep, { id: 's', status }).status).toBe(expected);
});

it.each([
  ['MediaClearedModel', {}, MediaModel.Cleared],
  ['MediaLinkModel', {}, MediaModel.Link],
  ['MediaImageModel', {}, MediaModel.Image],
  ['MediaVideoModel', {}, MediaModel.Video],
  ['MediaDocumentModel', { isImage: true }, MediaModel.Document],
  [undefined, { isImage: true }, MediaModel.Image],
  [null, { isImage: false, isLink: true }, MediaModel.Link],
  [undefined, { isDocument: true }, MediaModel.Document],
  [undefined, {}, MediaModel.Document],
])('a file of model %s with %j is a %s (CASE-32, CASE-34)', (type, flags, expected) => {
  const file = v.parse(Media, { id: 'm', type, ...flags });
  expect(file.type).toBe(expected);
  expect(isCleared(file)).toBe(expected === MediaModel.Cleared);
});
