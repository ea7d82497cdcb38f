import { aContract, aFaq, aPerson, aTimelineCase, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, userIds } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { groupIds } from '../session/users';
import { world } from '../world/worldState';
import { read } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetDb('leeg');
  db.people.add(aPerson({ id: 'p1', roles: { customer: 'r1' } }));
  db.contracts.add(aContract({ id: 'c1', roleId: 'r1', addressLine: 'Kerkstraat 10' }));
});
afterAll(() => server.close());

const subjectId = () => db.subjects.all()[0]!.id;
const CONTACT = {
  caseId: null,
  channelType: 'Phone',
  tagId: '00000000-0000-0000-0000-000000000000',
  faqId: '00000000-0000-0000-0000-000000000000',
  targetGroupId: null,
  followUpQuestionId: null,
  contractId: null,
  roleId: 'r1',
  description: 'Huur opgezegd per 1 maart.',
  notifyClient: false,
  mailId: null,
  direction: 'Outbound',
  mediaIds: [],
  isPublic: false,
};
const register = (changes: object = {}) =>
  call('anne', 'POST', '/api/v1/activity/contact', { ...CONTACT, ...changes });

describe('a contact moment', () => {
  it('opens a case titled after the question, otherwise the subject, and pushes it to subscribers', async () => {
    db.faqs.add(aFaq({ id: 'f1', question: 'Hoe zeg ik op?' }));
    const sent = { tagId: subjectId(), faqId: 'f1', contractId: 'c1' };
    const { status, data } = await register(sent);
    expect(status).toBe(201);
    expectShape(data, { id: 'ad', caseId: 'c1', role: { id: 'e3', personId: 'e2' } });
    expect(data['role']).toEqual({ id: 'r1', personId: 'p1' });
    expect(db.cases.find(String(data['caseId']))).toMatchObject({
      title: 'Hoe zeg ik op?',
      personId: 'p1',
      contract: { id: 'c1', addressLine: 'Kerkstraat 10' },
      thesaurusTagId: subjectId(),
    });
    const next = await register({ tagId: subjectId() });
    expect(db.cases.find(String(next.data['caseId']))?.title).toBe('Wonen');
    const last = await register();
    expect(db.cases.find(String(last.data['caseId']))?.title).toBe('Contactmoment');
  });

  it('keeps the sent values, except that a contact at the desk is always inbound', async () => {
    const { data } = await register({ notifyClient: true, mailId: 'm1' });
    expect(db.caseActivities.find(String(data['id']))).toMatchObject({
      direction: 'Outbound',
      channel: 'Phone',
      notifyClient: true,
      mailId: 'm1',
      colleague: { id: userIds.anne },
    });
    const desk = await register({ channelType: 'Desk' });
    expect(db.caseActivities.find(String(desk.data['id']))?.direction).toBe('Inbound');
  });

  it('joins a case', async () => {
    db.cases.add(aTimelineCase({ id: 'zaak' }));
    expect((await register({ caseId: 'zaak' })).data['caseId']).toBe('zaak');
  });

  it('is linked to the mail that it is about', async () => {
    const { data } = await register();
    const body = { mailConversationId: 'm1', contactMomentId: data['id'] };
    const { status } = await call('anne', 'POST', '/api/v1/activity/contact/assignMailConversation', body);
    expect([status, db.caseActivities.find(String(data['id']))?.mailConversationId]).toEqual([204, 'm1']);
  });
});

describe('the colleagues who can take over', () => {
  it('are those of the topmost subject', async () => {
    const repairs = db.subjects.all().find(({ name }) => name === 'Douche')!;
    const colleagues = (await read(
      `v1/colleague/colleaguesbytag/${repairs.id}?page=0&pageSize=20`,
    )) as unknown;
    expect(colleagues).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Wim Oosterhof' })]));
    const groups = await read(`v1/functiongroup/pagedbytag/${repairs.id}?page=0&pageSize=20`);
    expect(groups['items']).toMatchObject([{ id: groupIds.onderhoud }]);
    const there = (await read(`v1/functiongroup/byunit/u1?tagId=${repairs.id}`)) as unknown;
    expect(there).toHaveLength(2);
    expect(await read(`v1/colleague/bytagandunitid/${repairs.id}/u1`)).not.toEqual([]);
  });

  it('have a presence, even with an unknown id', async () => {
    const answer = await read(`v1/presence/getstatusbyids?ids=${userIds.anne}&ids=weg`);
    expect(answer).toEqual([
      { userId: userIds.anne, status: 4 },
      { userId: 'weg', status: 6 },
    ]);
  });

  it('have a calendar while calendars are connected', async () => {
    const path = `/api/v1/calendar/forday/${userIds.bram}?day=2026-11-23&days=8`;
    world.config = { facets: { calendar: { available: false } } };
    expect((await call('anne', 'GET', path)).data['detail']).toBe('De koppeling met de agenda werkt niet.');
    world.config = { facets: { calendar: { available: true } } };
    const { data } = await call('anne', 'GET', path);
    const [appointment] = data as unknown as { location: string | null }[];
    expectShape(
      [{ ...appointment, location: null, subject: 'Werkoverleg' }],
      [
        {
          colleagueId: 'e1',
          subject: 'Werkoverleg',
          location: null,
          startTime: '2026-11-23T09:00:00.000Z',
          endTime: '2026-11-23T10:00:00.000Z',
          duration: 60,
          status: 'Busy',
          isAllDay: false,
          isRecurring: true,
        },
      ],
    );
  });
});
