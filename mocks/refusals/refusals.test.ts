import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { type MediaCategory, MediaModel } from '@/domain/media/media';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { aCaseFlow, aMedia, aPerson, aPickedUpStep, aStep, aStepTask, aTask, aTimelineCase, db } from '../db';
import { bram, call, HOST } from '../backend/testCalls';
import { issueToken, resetDb, server, userIds, users } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { caseRefusals } from './caseRefusals';
import { registrationRefusals } from './registrationRefusals';
import { taskRefusals } from './taskRefusals';

/* Every refusal of the documents: its status, its sentence, and the field of a 422. */

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetDb('leeg');
  for (const add of given) add();
});
afterAll(() => server.close());

const carla = { ...bram, id: userIds.carla, name: 'Carla Meijer' };
const { New, PickedUp, Finished, Removed, Canceled } = TaskStatus;
const zaakstap = { name: 'Zaakstap', category: TaskTypeCategory.CaseFlow };
const outcome = { id: 'o1', title: 'Akkoord', label: 'Akkoord', status: 'Positive' as const };

const task = (id: string, changes: Parameters<typeof aTask>[0]) =>
  db.tasks.add(aTask({ id, completeBy: bram, ...changes }));
const flow = (id: string, step: ReturnType<typeof aStep>, changes: Parameters<typeof aCaseFlow>[0] = {}) =>
  db.caseFlows.add(aCaseFlow({ id, umbrellaCaseId: `koepel-${id}`, steps: [step], ...changes }));

/** The records that exist before the calls. */
const given = [
  () => task('nieuw', { status: New, createdBy: carla, from: carla }),
  () => task('eigen', { status: New, createdBy: bram, from: bram }),
  () => task('opgepakt', { status: PickedUp, createdBy: bram, from: carla }),
  () => task('van-carla', { status: PickedUp, completeBy: carla, createdBy: carla, from: carla }),
  () => task('afgerond', { status: Finished, createdBy: bram }),
  () => task('weg', { status: Removed, createdBy: bram }),
  () => task('zaaktaak', { status: PickedUp, taskType: zaakstap }),
  () => task('gekoppeld', { relatedPerson: { id: 'p1', name: 'Fatima' } }),
  () => task('geannuleerd', { status: Canceled }),
  () => db.people.add(aPerson({ id: 'p1' })),
  () => db.people.add(aPerson({ id: 'p2', roles: { customer: 'rol-1' } })),
  () => flow('op-te-pakken', aStep({ id: 'wacht' })),
  () => flow('blokkeert', aPickedUpStep({ id: 'vast' }), { ownerModel: carla }),
  () => flow('klaar', aStep({ id: 'af', status: StepStatus.Finished }), { status: CaseFlowStatus.Finished }),
  () => {
    const step = aPickedUpStep({ id: 'vast' });
    db.stepTasks.add(
      aStepTask(db.caseFlows.find('blokkeert')!, step, {
        id: 'stap',
        umbrellaTaskId: 'zaaktaak',
        outcomes: [outcome],
      }),
    );
    const ofCarla = { id: 'stap-carla', umbrellaTaskId: 'van-carla' };
    db.stepTasks.add(aStepTask(db.caseFlows.find('blokkeert')!, step, ofCarla));
    const done = { id: 'stap-af', umbrellaTaskId: 'afgerond', isFinished: true };
    db.stepTasks.add(aStepTask(db.caseFlows.find('blokkeert')!, step, done));
  },
  () => db.media.add(aMedia({ id: 'gewist', type: MediaModel.Cleared, reason: 'Privacy' })),
  () => db.media.add(aMedia({ id: 'handboek', mediaCategory: 'Handboek' as MediaCategory })),
  () => db.media.add(aMedia({ id: 'foto' })),
  () => db.cases.add(aTimelineCase({ id: 'dossier' })),
  () => db.cases.add(aTimelineCase({ id: 'dossier-weg', isDeleted: true })),
];

it.each([...taskRefusals, ...caseRefusals, ...registrationRefusals])(
  '%s calls %s with %j and is answered with %i %s',
  async (user, asked, body, status, detail, field) => {
    const [method = '', path = ''] = asked.split(' ');
    const { data } = await call(user, method, path, body ?? undefined);
    expect([data['status'], data['detail'], data['errors']]).toEqual([
      status,
      detail,
      field === undefined ? undefined : { [field]: [detail] },
    ]);
  },
);

it('refusals are problems of RFC 7807', async () => {
  const PROBLEM = { type: 'about:blank', title: 'Onvoldoende rechten', status: 403, detail: 'Nodig: …' };
  const WHERE = { instance: '/api/v1/task/overview', traceId: '00-000000000107' };
  const { response, data } = await call('dirk', 'GET', '/api/v1/task/overview?page=0');
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expectShape(data, { ...PROBLEM, ...WHERE });
  expect(data).toMatchObject({ type: 'about:blank', title: 'Onvoldoende rechten', instance: WHERE.instance });
  expect((await call('bram', 'GET', '/api/v1/media/view/gewist')).data['title']).toBe('Bestand verwijderd');
});

it('a call without a session is refused before anything else, with a WWW-Authenticate header', async () => {
  const { status, response } = await call(null, 'GET', '/api/v1/task/overview?page=-1');
  expect(status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
});

it('a body that is no JSON is refused', async () => {
  const answer = await fetch(`${HOST}/api/v1/task/create`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${issueToken(users.bram)}`, 'Content-Type': 'application/json' },
    body: '{"subject":',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ detail: 'De aanvraag bevat geen geldige JSON.' });
});

it('a file of more than 30 MB is refused', async () => {
  const answer = await fetch(`${HOST}/api/v1/media?mediaCategory=TaskMedia`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${issueToken(users.bram)}`, 'Content-Type': 'image/png' },
    body: new Uint8Array(30 * 1024 * 1024 + 1),
  });
  expect(answer.status).toBe(413);
});
