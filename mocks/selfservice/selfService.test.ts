import { aPerson, aTimelineCase, db } from '../db';
import { call, HOST } from '../backend/testCalls';
import { hubServer, resetDb, server, users } from '../backend/testServer';
import type { HubMessage } from '../hubs/hubServer';
import { scenarios } from '../caseflows/vocabulary';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const { notice, garden, signContract } = scenarios;

const post = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${HOST}/portaal/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: response.status, html: await response.text() };
};

const start = async (personId: string, caseId: string | null = null) => {
  const path = `/api/v1/selfservice/scenario/${notice.id}/impersonate/${personId}/Phone`;
  return (await call('anne', 'POST', path, { caseId })).data as { url: string; packet: string };
};

async function told(personId: string, work: () => Promise<unknown>) {
  const pushed: HubMessage[] = [];
  const client = {
    hub: 'activityHub',
    bearer: { user: users.anne, expires: Infinity },
    ids: new Set([personId]),
    deliver: (message: HubMessage) => pushed.push(message),
    end: () => undefined,
  };
  hubServer.attach(client);
  await work();
  hubServer.detach(client);
  return pushed.map(({ event, args }) => ({ event, args }));
}

it('published scenarios are offered, and none to a person who is no tenant or prospect', async () => {
  const active = async (roles: Record<string, string>) =>
    (
      (
        await call(
          'anne',
          'GET',
          `/api/v1/selfservice/scenario/active/person/${db.people.add(aPerson({ roles })).id}`,
        )
      ).data as unknown as { id: string }[]
    ).map(({ id }) => id);
  const offered = await active({ prospect: 'p' });
  expect(offered).toContain(signContract.id);
  expect(offered).not.toContain(garden.id);
  expect(await active({ vendor: 'v' })).toEqual([]);
});

it('a packet opens the portal once, and one form is accepted', async () => {
  const person = db.people.add(aPerson({ name: 'Kees <b>Smit</b>' }));
  const { packet } = await start(person.id);
  const opened = await post('start', { packet });
  expect(opened.status).toBe(200);
  expect(opened.html).toContain('ingelogd als Kees &lt;b&gt;Smit&lt;/b&gt;');
  expect((await post('start', { packet })).status).toBe(410);
  const pushed = await told(person.id, async () => {
    expect((await post('versturen', { sessie: packet, v0: 'Verhuizing', v1: '1 maart' })).html).toContain(
      'Bedankt',
    );
  });
  expect((await post('versturen', { sessie: packet })).status).toBe(410);
  const filed = db.cases.all().find(({ personId }) => personId === person.id);
  expect(filed).toMatchObject({ title: 'Woning opzeggen', thesaurusTagId: notice.thesaurusTagId });
  expect(db.reports.all().filter(({ caseId }) => caseId === filed?.id)).toHaveLength(1);
  expect(pushed).toMatchObject([
    {
      event: 'updated',
      args: [
        {
          type: 'SelfService',
          channel: 'Phone',
          description: 'Woning opzeggen: Verhuizing, 1 maart',
          case: { id: filed?.id },
          personId: person.id,
        },
      ],
    },
  ]);
});

it('a request that belongs to a case is filed in that case', async () => {
  const person = db.people.add(aPerson());
  const present = db.cases.add(aTimelineCase({ personId: person.id }));
  const { packet } = await start(person.id, present.id);
  await post('start', { packet });
  await post('versturen', { sessie: packet, v0: 'Verhuizing' });
  expect(db.caseActivities.all().filter(({ caseId }) => caseId === present.id)).toMatchObject([
    { type: 'SelfService' },
  ]);
  expect(db.cases.size).toBe(1);
});

it.each([{}, { packet: '' }, { packet: 'zomaar' }])('the portal does not open for %j', async (fields) => {
  expect((await post('start', fields as Record<string, string>)).status).toBe(410);
});
