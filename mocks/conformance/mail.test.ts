import { aCaseActivity, aMail, anOutgoingMail, aPerson, aTimelineCase, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, userIds } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const MAIL = '/api/v1/mailmessage';
const OUT = '/api/v1/mail/outgoing';
const { technical, ...TOLD } = aMail({
  customerId: 'bf',
  customerName: 'Jan Peters',
  pickedUp: '2026-11-22T11:50:25.325Z',
  pickedUpBy: { id: 'e1', name: 'Sanne de Vries' },
  attachments: [{ contentId: 'bijlage-0', filename: 'foto 0.png', contentType: 'image/png', size: 2_048 }],
});
const anExample = () => db.mails.add(aMail({ ...TOLD, id: 'fb000000-0000-4000-8000-000000000001' }));
const got = async (user: 'anne' | 'carla', path: string) => (await call(user, 'GET', path)).data;
const put = async (path: string, body?: unknown) => {
  const { status, data } = await call('anne', 'PUT', `${MAIL}/${path}`, body);
  return [status, data['detail']];
};

it('mail is listed by status, with technical fields for system users only', async () => {
  anExample();
  db.mails.add(aMail({ status: 1 }));
  db.mails.add(aMail({ status: 'Unknown' }));
  const page = await got('anne', `${MAIL}?status=New&page=0&pageSize=10`);
  expectShape(page, { page: 0, pageSize: 10, total: 1, items: [TOLD] });
  const whole = await got('carla', `${MAIL}?status=New`);
  expectShape(whole, { page: 0, pageSize: 9, total: 1, items: [{ ...TOLD, technical }] });
  expect(await got('anne', MAIL)).toMatchObject({ total: 3 });
  expect(await got('anne', `${MAIL}/counts`)).toEqual({
    New: 1,
    PickedUp: 1,
    Finished: 0,
    Deleted: 0,
    Sent: 0,
  });
  expect(await got('anne', `${MAIL}?status=x`)).toMatchObject({
    status: 400,
    detail: "Onbekende status 'x'. Verwacht: New, PickedUp, Finished, Deleted, Sent.",
  });
});

it('a mail is picked up and finished, each only once', async () => {
  const { id } = anExample();
  expect(await put(`finish/${id}`)).toEqual([409, 'Een bericht met status New kan niet worden afgerond.']);
  expect(await put(`pickUp/${id}`)).toEqual([204, undefined]);
  expect(db.mails.find(id)).toMatchObject({ status: 'PickedUp', pickedUpBy: { id: userIds.anne } });
  expect(await put(`pickUp/${id}`)).toEqual([
    409,
    'Een bericht met status PickedUp kan niet worden opgepakt.',
  ]);
  expect((await put(`finish/${id}`))[0]).toBe(204);
  expect(await put(`delete/${id}`)).toEqual([
    409,
    'Een bericht met status Finished kan niet worden verwijderd.',
  ]);
  expect(await put('pickUp/unknown')).toEqual([404, 'Het bericht bestaat niet.']);
});

it('a mail is attached to a customer', async () => {
  const { id } = anExample();
  const person = db.people.add(aPerson({ name: 'Jan Peters', roles: { customer: 'role-1' } }));
  const attach = (customerId: string) => put(`AttachCustomerToMailMessage/${id}`, { customerId });
  expect(await attach('')).toEqual([422, 'Een klant is verplicht.']);
  expect(await attach('unknown')).toEqual([422, 'Onbekende klant.']);
  expect((await attach(`bf${person.id.slice(2)}`))[0]).toBe(204);
  expect(db.mails.find(id)).toMatchObject({ customerName: 'Jan Peters' });
});

it('an outgoing mail is found by its activity, and sent again within its case', async () => {
  const kase = db.cases.add(aTimelineCase());
  const activity = db.caseActivities.add(aCaseActivity({ caseId: kase.id, type: 'OutgoingMail' }));
  const mail = db.outgoingMails.add(anOutgoingMail({ activityId: activity.id, caseId: kase.id }));
  expectShape(await got('anne', `${OUT}/${activity.id}`), {
    ...mail,
    personId: null,
  });
  const send = (copy: string, body: unknown) => call('anne', 'POST', `${OUT}/${mail.id}/${copy}`, body);
  expect(await send('resend', { to: [] })).toMatchObject({
    status: 422,
    data: { detail: 'Ten minste een ontvanger is verplicht.' },
  });
  expect(await send('resend', { to: ['x'] })).toMatchObject({
    status: 422,
    data: { detail: 'Geen geldig e-mailadres: x.' },
  });
  expect((await send('forward', { to: 'a@mail.example; b@mail.example' })).status).toBe(204);
  const copy = db.outgoingMails.all()[1];
  expect(copy).toMatchObject({
    to: ['a@mail.example', 'b@mail.example'],
    subject: 'FW: Bevestiging van uw afspraak',
    sentById: userIds.anne,
  });
  expect(db.caseActivities.find(copy?.activityId ?? '')).toMatchObject({
    type: 'OutgoingMail',
    mailId: copy?.id,
  });
});
