import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { StepStatus } from '@/domain/caseFlowStep';
import { type MediaCategory, MediaModel } from '@/domain/media';
import { TaskStatus } from '@/domain/taskStatus';
import { TaskTypeCategory } from '@/domain/taskType';
import { aCaseFlow, aMedia, aPerson, aPickedUpStep, aStep, aStepTask, aTask, aTimelineCase, db } from './db';
import { bram, call, HOST } from './testCalls';
import { groupIds, issueToken, resetDb, server, userIds, type UserKey, users } from './testServer';
import { expectShape } from './wireShape';

/* Every refusal of the documents: its status, its sentence, and of a 422 its field. */

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

/** What there is when the calls come. */
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
];

type Refusal = [user: UserKey, call: string, body: unknown, status: number, detail: string, field?: string];

const reason = { reason: 'Klaar' };
const NOT_YOURS = 'De taak is niet aan u of een van uw functiegroepen toegewezen.';
const MAKER = 'Alleen met het recht editTask of als maker van de taak.';
const STATUS_FILTERS =
  'New, PickedUp, Finished, Removed, Rejected, FinishedThisWeek, FinishedToday, DeadlineExpired';
const VIEW_CASE = 'Nodig: viewCaseFlow of viewDetailedCaseFlow.';
const unknownAssignee = { completeBy: { id: 'x' } };

const refusals: Refusal[] = [
  [
    'bram',
    'GET /api/v1/task/overview?status=0',
    null,
    400,
    `Onbekend statusfilter '0'. Verwacht: ${STATUS_FILTERS}.`,
  ],
  [
    'bram',
    'GET /api/v1/task/overview?completion=22-11-2026',
    null,
    400,
    "'completion' moet een ISO-datum zijn, niet '22-11-2026'.",
  ],
  [
    'bram',
    'GET /api/v1/task/overview?page=-1',
    null,
    400,
    "'page' moet een geheel getal van 0 of meer zijn, niet '-1'.",
  ],
  ['dirk', 'GET /api/v1/task/overview', null, 403, 'Nodig: viewTask of editTask.'],
  ['bram', 'GET /api/v1/task/byId/x', null, 404, 'Taak x bestaat niet.'],
  ['bram', 'GET /api/v1/task/GetDefaultDeadlineForTaskType?name=x', null, 404, "Onbekende taaksoort 'x'."],
  ['bram', 'GET /api/v1/bestaat/niet', null, 404, 'Dit eindpunt bestaat niet.'],
  ['bram', 'DELETE /api/v1/task/byId/nieuw', null, 405, 'Deze methode kan hier niet.'],

  ['bram', 'POST /api/v1/task/create', {}, 422, 'Een onderwerp is verplicht.', 'subject'],
  [
    'bram',
    'POST /api/v1/task/create',
    { subject: 'S', taskType: { name: 'Onzin' } },
    422,
    "Onbekende taaksoort 'Onzin'.",
    'taskType',
  ],
  [
    'bram',
    'POST /api/v1/task/create',
    { subject: 'S', completeById: 'x' },
    422,
    "Onbekende medewerker of functiegroep 'x'.",
    'completeBy',
  ],
  [
    'bram',
    'POST /api/v1/task/create',
    { subject: 'S', endDate: 'morgen' },
    422,
    "Geen geldige datum: 'morgen'.",
    'ends',
  ],
  ['dirk', 'POST /api/v1/task/create', { subject: 'S' }, 403, 'Nodig: createTask.'],

  ['anne', 'PUT /api/v1/task/update/nieuw', { subject: 'S' }, 403, MAKER],
  [
    'bram',
    'PUT /api/v1/task/update/afgerond',
    { subject: 'S' },
    409,
    'De taak is al afgerond of verwijderd.',
  ],
  ['bram', 'PUT /api/v1/task/update/nieuw', { subject: ' ' }, 422, 'Een onderwerp is verplicht.', 'subject'],
  [
    'bram',
    'PUT /api/v1/task/update/nieuw',
    { status: 2 },
    409,
    'Afronden en verwijderen gaan niet via bijwerken.',
  ],
  [
    'bram',
    'PUT /api/v1/task/update/nieuw',
    unknownAssignee,
    422,
    "Onbekende medewerker of functiegroep 'x'.",
    'completeBy',
  ],
  [
    'bram',
    'PUT /api/v1/task/update/nieuw',
    { taskType: { name: 'Onzin' } },
    422,
    "Onbekende taaksoort 'Onzin'.",
    'taskType',
  ],
  [
    'bram',
    'PUT /api/v1/task/update/nieuw',
    { id: 'ander' },
    422,
    'De taak in de inhoud is een andere dan die in het pad.',
    'id',
  ],

  [
    'bram',
    'PUT /api/v1/task/pickUp/opgepakt',
    null,
    409,
    'De taak is al opgepakt, afgerond, verwijderd of geannuleerd.',
  ],
  ['anne', 'PUT /api/v1/task/pickUp/nieuw', null, 403, NOT_YOURS],
  ['bram', 'PUT /api/v1/task/pickUp/x', null, 404, 'Taak x bestaat niet.'],
  [
    'bram',
    'PUT /api/v1/task/finish/opgepakt',
    { reason: ' ' },
    422,
    'Een omschrijving is verplicht.',
    'reason',
  ],
  ['bram', 'PUT /api/v1/task/finish/nieuw', reason, 409, 'Alleen een opgepakte taak kan afgerond worden.'],
  [
    'bram',
    'PUT /api/v1/task/finish/zaaktaak',
    reason,
    409,
    'Een zaaktaak wordt afgerond via de zaakstap (caseflow/finishtask).',
  ],
  ['bram', 'PUT /api/v1/task/finish/van-carla', reason, 403, NOT_YOURS],
  ['bram', 'PUT /api/v1/task/reject/eigen', reason, 409, 'Een eigen taak kan niet geweigerd worden.'],
  ['bram', 'PUT /api/v1/task/reject/nieuw', {}, 422, 'Een reden is verplicht.', 'reason'],
  ['bram', 'PUT /api/v1/task/reject/geannuleerd', reason, 409, 'De taak is al afgerond of geannuleerd.'],
  ['anne', 'PUT /api/v1/task/delete/nieuw', reason, 403, MAKER],
  ['bram', 'PUT /api/v1/task/delete/nieuw', {}, 422, 'Een reden is verplicht.', 'reason'],
  ['bram', 'POST /api/v1/task/discuss/nieuw', { message: ' ' }, 422, 'Een bericht is verplicht.', 'message'],
  ['bram', 'POST /api/v1/task/discuss/weg', { message: 'Dag' }, 409, 'De taak is verwijderd.'],
  [
    'anne',
    'PUT /api/v1/task/linkAnonymousTask',
    { taakId: 'nieuw', personId: 'p1' },
    403,
    'Koppelen kan alleen met het recht editTask.',
  ],
  [
    'bram',
    'PUT /api/v1/task/linkAnonymousTask',
    { taakId: 'nieuw' },
    422,
    'Een relatie is verplicht.',
    'personId',
  ],
  [
    'bram',
    'PUT /api/v1/task/linkAnonymousTask',
    { taakId: 'nieuw', personId: 'p1', contractId: 'x' },
    422,
    'Het contract hoort niet bij deze relatie.',
    'contractId',
  ],
  [
    'bram',
    'PUT /api/v1/task/linkAnonymousTask',
    { taakId: 'gekoppeld', personId: 'p1' },
    409,
    'De taak is al aan een relatie gekoppeld.',
  ],
  [
    'bram',
    'POST /api/v1/activity/task/assignChatConversation',
    { taskId: 'nieuw' },
    422,
    'Een chatgesprek is verplicht.',
    'chatConversationId',
  ],

  ['anne', 'GET /api/v1/caseflow', null, 403, VIEW_CASE],
  ['bram', 'GET /api/v1/caseflow?statusses=9', null, 400, "Onbekende zaakstatus '9'."],
  [
    'bram',
    'GET /api/v1/caseflow?completion=morgen',
    null,
    400,
    "'completion' moet een ISO-datum zijn, niet 'morgen'.",
  ],
  ['bram', 'GET /api/v1/caseflow/x', null, 404, 'Zaak x bestaat niet.'],
  ['anne', 'GET /api/v1/caseflow/detailed/klaar', null, 403, 'Nodig: viewDetailedCaseFlow.'],
  ['bram', 'GET /api/v1/selfservice/report/bycase/x', null, 404, 'Geen aanvraag bij dit dossier.'],
  [
    'anne',
    'PUT /api/v1/caseflow/blokkeert',
    { ownerModel: null },
    403,
    'Alleen met het recht editCaseFlow of als eigenaar.',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/klaar',
    { ownerModel: null },
    409,
    'Een afgeronde, geannuleerde of ontvangen zaak kan niet gewijzigd worden.',
  ],
  ['bram', 'PUT /api/v1/caseflow/blokkeert', {}, 422, 'Een eigenaar is verplicht.', 'ownerModel'],
  [
    'anne',
    'PUT /api/v1/caseflow/pickupstep/wacht',
    {},
    403,
    'Zaakstap kan niet opgepakt worden. Onvoldoende rechten.',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/pickupstep/wacht',
    { taskAssignments: [{ id: 'x' }] },
    422,
    'Taak x hoort niet bij deze stap.',
    'taskAssignments',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/pickupstep/wacht',
    { caseFlowId: 'klaar' },
    422,
    'De stap hoort niet bij deze zaak.',
    'caseFlowId',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/pickupstep/vast',
    { taskAssignments: [{ id: 'stap', employeeId: userIds.bram, functionGroupId: groupIds.incasso }] },
    422,
    'Wijs een taak toe aan een medewerker of aan een functiegroep, niet aan beide.',
    'taskAssignments',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/pickupstep/vast',
    {},
    409,
    'De stap is al opgepakt of nog niet aan de beurt.',
  ],
  [
    'anne',
    'PUT /api/v1/caseflow/finishstep/vast',
    {},
    403,
    'Onvoldoende rechten om de zaakstap af te ronden',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/finishstep/vast',
    {},
    409,
    'De stap is geblokkeerd: niet alle verplichte taken zijn afgerond.',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/finishstep/wacht',
    {},
    409,
    'Alleen een opgepakte stap kan afgerond worden.',
  ],
  ['bram', 'PUT /api/v1/caseflow/finishtask/stap', {}, 422, 'Een uitkomst is verplicht.', 'outcomeId'],
  [
    'bram',
    'PUT /api/v1/caseflow/finishtask/stap',
    { outcomeId: 'x' },
    422,
    'Onbekende uitkomst.',
    'outcomeId',
  ],
  ['bram', 'PUT /api/v1/caseflow/finishtask/stap-carla', {}, 403, NOT_YOURS],
  ['bram', 'PUT /api/v1/caseflow/finishtask/stap-af', {}, 409, 'De taak is al afgerond.'],
  [
    'bram',
    'PUT /api/v1/caseflow/cancel/klaar',
    {},
    409,
    'Alleen een ontvangen zaak of een zaak in behandeling kan afgebroken worden.',
  ],
  [
    'bram',
    'PUT /api/v1/caseflow/cancel/blokkeert',
    {},
    422,
    'Een reden van afbreken uit de lijst is verplicht.',
    'cancelationStatusId',
  ],
  [
    'bram',
    'POST /api/v1/caseflow/message/blokkeert',
    { message: ' ' },
    422,
    'Een bericht is verplicht.',
    'message',
  ],
  [
    'bram',
    'POST /api/v1/caseflow/message/public/blokkeert',
    { message: 'Dag', mediaId: 'x' },
    422,
    'Onbekend bestand.',
    'mediaId',
  ],

  [
    'dirk',
    'GET /api/v2/media/set?ids=foto',
    null,
    403,
    'Nodig: viewTask of editTask of viewCaseFlow of viewDetailedCaseFlow of caseRead of customerCard.',
  ],
  ['bram', 'GET /api/v1/media/view/x', null, 404, 'Bestand x bestaat niet.'],
  ['bram', 'GET /api/v1/media/view/gewist', null, 410, 'Privacy'],
  ['bram', 'GET /api/v1/media/crop?id=gewist', null, 410, 'Privacy'],
  ['bram', 'POST /api/v1/media?mediaCategory=TaskMedia', null, 422, 'Een bestand is verplicht.', 'file'],
  ['bram', 'POST /api/v1/media', null, 400, "'mediaCategory' ontbreekt."],
  ['anne', 'PUT /api/v2/media/foto/clear', null, 403, 'Geen permissie om bijlage te verwijderen'],
  ['bram', 'PUT /api/v2/media/handboek/clear', null, 409, 'Dit soort bestand kan niet verwijderd worden.'],
  ['bram', 'PUT /api/v2/media/gewist/clear', null, 409, 'Het bestand is al verwijderd.'],
  ['bram', 'GET /api/v1/case/media/x', null, 404, 'Dossier x bestaat niet.'],
  ['bram', 'GET /api/v1/activity/bycase/x', null, 404, 'Dossier x bestaat niet.'],
  [
    'bram',
    'DELETE /api/v1/case/dossier/deletemediaitem/foto',
    null,
    404,
    'Het bestand hoort niet bij dit dossier.',
  ],
];

it.each(refusals)('%s: %s %j is %i %s', async (user, asked, body, status, detail, field) => {
  const [method = '', path = ''] = asked.split(' ');
  const { data } = await call(user, method, path, body ?? undefined);
  expect([data['status'], data['detail'], data['errors']]).toEqual([
    status,
    detail,
    field === undefined ? undefined : { [field]: [detail] },
  ]);
});

it('are problems of RFC 7807', async () => {
  const PROBLEM = { type: 'about:blank', title: 'Onvoldoende rechten', status: 403, detail: 'Nodig: …' };
  const WHERE = { instance: '/api/v1/task/overview', traceId: '00-000000000107' };
  const { response, data } = await call('dirk', 'GET', '/api/v1/task/overview?page=0');
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expectShape(data, { ...PROBLEM, ...WHERE });
  expect(data).toMatchObject({ type: 'about:blank', title: 'Onvoldoende rechten', instance: WHERE.instance });
  expect((await call('bram', 'GET', '/api/v1/media/view/gewist')).data['title']).toBe('Bestand verwijderd');
});

it('refuses who is not signed in before anything else, and says so to a machine', async () => {
  const { status, response } = await call(null, 'GET', '/api/v1/task/overview?page=-1');
  expect(status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
});

it('refuses a body that is no JSON', async () => {
  const answer = await fetch(`${HOST}/api/v1/task/create`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${issueToken(users.bram)}`, 'Content-Type': 'application/json' },
    body: '{"subject":',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ detail: 'De aanvraag bevat geen geldige JSON.' });
});

it('refuses a file of more than 30 MB', async () => {
  const answer = await fetch(`${HOST}/api/v1/media?mediaCategory=TaskMedia`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${issueToken(users.bram)}`, 'Content-Type': 'image/png' },
    body: new Uint8Array(30 * 1024 * 1024 + 1),
  });
  expect(answer.status).toBe(413);
});
