import fc from 'fast-check';
import * as v from 'valibot';
import { CaseActivity } from '../timeline/caseActivity';
import { CaseFlow, CaseMessage } from '../caseflows/caseFlow';
import { CaseFlowStep } from '../caseflows/caseFlowStep';
import { CaseHistory, SelfServiceReport } from '../caseflows/caseHistory';
import { Media } from '../media/media';
import { Task } from '../tasks/task';
import { TaskActivity } from '../tasks/taskActivity';
import { LinkedStepTask, StepTask, TaskOutcome } from '../tasks/taskOutcome';

const ID = 'a1000000-0000-4000-8000-000000000001';
const AT = '2026-11-22T08:57:15.289Z';
const colleague = { id: ID, name: 'Sanne', type: 'Employee', department: 'KCC', personId: ID };
const outcome = { id: ID, title: 'Akkoord', label: 'Akkoord', status: 'Positive' };
const stepTask = {
  id: ID,
  umbrellaTaskId: ID,
  title: 'Beoordelen',
  isOptional: false,
  isFinished: true,
  outcome,
  outcomes: [outcome],
};
const step = {
  id: ID,
  title: 'Beoordelen',
  status: 2,
  functionGroupId: ID,
  deadline: AT,
  pickedUpOn: AT,
  finishedOn: AT,
  pickedUpByModel: { id: ID, type: 'Employee' },
  tasks: [stepTask],
  selfServiceScenarios: [
    { selfServiceScenarioId: ID, title: 'Opzeggen', isFinished: false, startAutomatically: true },
  ],
};

/** Each entity as the documents describe it. */
const entities: Record<string, { schema: v.GenericSchema; whole: Record<string, unknown> }> = {
  Task: {
    schema: Task,
    whole: {
      id: ID,
      subject: 'Lekkage',
      description: 'Water',
      created: AT,
      lastModified: AT,
      ends: AT,
      status: 1,
      taskType: { name: 'Verzoek', category: 'Verzoek' },
      unitId: ID,
      complexId: ID,
      relatedPerson: { id: ID, name: 'Maria', roles: { customer: ID } },
      completeBy: colleague,
      faq: { question: 'Lekkage' },
      discussionCount: 2,
      case: { id: ID, title: 'Lekkage' },
      completedById: ID,
      mediaIds: [ID],
      totalDiscussions: 2,
      createdBy: colleague,
      from: colleague,
      finished: AT,
      pickedUp: AT,
      properties: { application: 'Koppeling' },
    },
  },
  TaskActivity: {
    schema: TaskActivity,
    whole: {
      id: ID,
      type: 'Chat',
      message: 'Dag',
      startTime: AT,
      colleague,
      chatConversationId: ID,
      taskId: ID,
    },
  },
  CaseFlow: {
    schema: CaseFlow,
    whole: {
      id: ID,
      umbrellaCaseId: ID,
      title: 'Huuropzegging',
      type: 'Huuropzegging',
      caseType: 'Huuropzegging',
      status: 0,
      ownerModel: { id: ID, type: 'Employee', name: 'Mark' },
      assignment: { id: ID, type: 'FunctionGroup', name: 'KCC' },
      deadline: AT,
      created: AT,
      lastModified: AT,
      relatedPerson: { id: ID, name: 'Maria', roles: {} },
      personId: ID,
      steps: [step],
    },
  },
  CaseFlowStep: { schema: CaseFlowStep, whole: step },
  StepTask: { schema: StepTask, whole: stepTask },
  LinkedStepTask: {
    schema: LinkedStepTask,
    whole: {
      ...stepTask,
      caseFlowId: ID,
      stepId: ID,
      task: {
        id: ID,
        completeBy: colleague,
        finished: AT,
        pickedUp: AT,
        status: 1,
        subject: 'Beoordelen',
        completedById: ID,
      },
    },
  },
  TaskOutcome: { schema: TaskOutcome, whole: outcome },
  CaseMessage: {
    schema: CaseMessage,
    whole: { id: ID, message: 'Dag', mediaId: ID, created: AT, createdBy: colleague },
  },
  Media: {
    schema: Media,
    whole: {
      id: ID,
      type: 'MediaClearedModel',
      title: 'Foto',
      created: AT,
      lastModified: AT,
      isDocument: false,
      isImage: false,
      isLink: false,
      url: '/api/v1/media/view/x',
      mediaCategory: 'TaskMedia',
      reason: 'Privacy',
    },
  },
  CaseActivity: {
    schema: CaseActivity,
    whole: {
      id: ID,
      type: 'Contact',
      channel: 'Phone',
      description: 'Uitgelegd',
      message: 'Dag',
      startTime: AT,
      isDeleted: false,
      direction: 'Inbound',
      colleague,
    },
  },
  SelfServiceReport: {
    schema: SelfServiceReport,
    whole: { id: ID, title: 'Aanvraag', created: AT, items: [{ question: 'Wat?', answer: 'Dit' }] },
  },
  CaseHistory: {
    schema: CaseHistory,
    whole: { case: { id: ID, title: 'Vraag' }, activities: [], media: [], person: null },
  },
};

const liar = { toString: () => 'x', valueOf: () => 17, constructor: 'x' };
const strange = fc.oneof(
  fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true }),
  fc.constantFrom<unknown>(
    undefined,
    null,
    17,
    'Onzin',
    '',
    '__proto__',
    'constructor',
    'toString',
    '0001-01-01T00:00:00',
    '\ud800',
    liar,
    [liar],
    JSON.parse('{"__proto__": {"id": "x"}, "constructor": 1, "id": "1"}'),
  ),
);

const parse = (schema: v.GenericSchema, record: unknown) => v.safeParse(schema, record);

describe.each(Object.entries(entities))('%s', (name, { schema, whole }) => {
  const keys = Object.keys(whole).filter(
    (key) => key !== 'id' && !(name === 'CaseHistory' && key === 'case'),
  );
  const sound = parse(schema, whole);
  const fields = sound.output as Record<string, unknown>;
  /** For each field of the wire, the client's fields that are computed from it. */
  const made: Record<string, string[]> = {
    case: ['case', 'caseTitle'],
    faq: ['caseTitle'],
    discussionCount: ['discussionCount'],
    totalDiscussions: ['discussionCount'],
    items: ['answers'],
    isImage: ['type'],
    isLink: ['type'],
  };

  it('is read as the documents show it', () => {
    expect(sound.success).toBe(true);
  });

  it('loses only the broken field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), strange, (key, value) => {
        const { success, output } = parse(schema, { ...whole, [key]: value });
        expect(success).toBe(true);
        const touched = made[key] ?? [key];
        for (const [field, expected] of Object.entries(fields))
          if (!touched.includes(field)) expect((output as Record<string, unknown>)[field]).toEqual(expected);
      }),
    );
  });

  it('is usable with an id alone, and never throws', () => {
    const least = name === 'CaseHistory' ? { case: { id: ID } } : { id: ID };
    expect(parse(schema, least).success).toBe(true);
    fc.assert(
      fc.property(strange, fc.dictionary(fc.constantFrom(...keys), strange), (record, broken) => {
        expect(() => parse(schema, record)).not.toThrow();
        expect(parse(schema, { ...broken, ...least }).success).toBe(true);
      }),
    );
  });
});
