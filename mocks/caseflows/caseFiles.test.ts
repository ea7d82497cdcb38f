import { MediaModel } from '@/domain/media/media';
import { aTimelineCase, aCaseActivity, aCaseFlow, aMedia, aPerson, db } from '../db';
import type { CaseFlowRecord } from '../db/records';
import { HOST, call, pushedBy } from '../backend/testCalls';
import { issueToken, resetDb, server, userIds, users } from '../backend/testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

/** A case flow with its case on the timeline. */
function given(personId: string | null = null): CaseFlowRecord {
  const flow = db.caseFlows.add(aCaseFlow({ personId }));
  db.cases.add(aTimelineCase({ id: flow.umbrellaCaseId, title: flow.title, personId }));
  return flow;
}

const headers = { Authorization: `Bearer ${issueToken(users.bram)}` };

/* Written by hand, because jsdom's FormData loses the bytes on its way through fetch. */
const upload = (caseId: string) =>
  fetch(`${HOST}/api/v1/case/media/${caseId}`, {
    method: 'POST',
    body: [
      '--grens',
      'Content-Disposition: form-data; name="bestand"; filename="verslag.txt"',
      'Content-Type: text/plain',
      '',
      'abc',
      '--grens--',
      '',
    ].join('\r\n'),
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=grens' },
  });

const mediaOf = async ({ umbrellaCaseId }: CaseFlowRecord) =>
  (await call('bram', 'GET', `/api/v1/case/media/${umbrellaCaseId}`)).data as unknown as Record<
    string,
    unknown
  >[];

describe('the files of a case', () => {
  it('are added, viewed, cleared with a tombstone, and removed', async () => {
    const flow = given();
    let id = '';
    const added = await pushedBy(async () => {
      const answer = await upload(flow.umbrellaCaseId);
      expect(answer.status).toBe(201);
      id = ((await answer.json()) as { id: string }).id;
    });
    expect(added).toEqual([]);
    expect(await mediaOf(flow)).toMatchObject([{ id, mediaCategory: 'CaseMedia', isDocument: true }]);
    expect(await (await fetch(`${HOST}/api/v1/media/view/${id}`, { headers })).text()).toBe('abc');

    const clear = () => call('bram', 'PUT', `/api/v2/media/${id}/clear?reason=prive`);
    const cleared = await pushedBy(clear);
    expect(cleared).toEqual([]);
    expect(await mediaOf(flow)).toMatchObject([
      { id, type: MediaModel.Cleared, reason: 'prive', clearedBy: { id: userIds.bram, name: 'Bram Jansen' } },
    ]);
    expect((await fetch(`${HOST}/api/v1/media/view/${id}`, { headers })).status).toBe(410);
    expect((await clear()).status).toBe(409);

    const path = `/api/v1/case/${flow.umbrellaCaseId}/deletemediaitem/${id}`;
    expect((await call('anne', 'DELETE', path)).status).toBe(403);
    expect((await call('bram', 'DELETE', path)).status).toBe(204);
    expect((await call('bram', 'DELETE', path)).status).toBe(404);
    expect(await mediaOf(flow)).toEqual([]);
    expect(db.media.find(id)).toBeDefined();
  });

  it('are refused for an unknown case, without a file or without permission', async () => {
    const flow = given();
    expect((await upload('nowhere')).status).toBe(404);
    expect((await call('bram', 'POST', `/api/v1/case/media/${flow.umbrellaCaseId}`)).status).toBe(422);
    expect((await call('bram', 'GET', '/api/v1/case/media/nowhere')).status).toBe(404);
    expect((await call('dirk', 'GET', `/api/v1/case/media/${flow.umbrellaCaseId}`)).status).toBe(403);
  });
});

it('The whole case includes its files, its activities and its person', async () => {
  const person = db.people.add(aPerson());
  const flow = given(person.id);
  const caseId = flow.umbrellaCaseId;
  db.media.add(aMedia({ caseId }));
  db.caseActivities.add(aCaseActivity({ caseId, description: 'oud', startTime: '2026-01-01T00:00:00.000Z' }));
  db.caseActivities.add(
    aCaseActivity({ caseId, description: 'nieuw', startTime: '2026-01-02T00:00:00.000Z' }),
  );
  db.caseActivities.add(
    aCaseActivity({ caseId, description: 'weg', isDeleted: true, startTime: '2025-01-01T00:00:00.000Z' }),
  );
  expect((await call('bram', 'GET', `/api/v2/case/${caseId}`)).data).toMatchObject({
    case: { id: caseId, title: flow.title },
    activities: [{ description: 'nieuw' }, { description: 'oud' }, { description: 'weg', isDeleted: true }],
    media: [{ title: 'Foto lekkage badkamer', isImage: true }],
    person: { id: person.id },
  });
  expect((await call('bram', 'GET', '/api/v2/case/nowhere')).status).toBe(404);
});

it('The report of a customer is found by the id of the case on the timeline', async () => {
  const flow = given();
  const report = {
    id: 'r1',
    title: 'Klacht indienen',
    created: '2026-01-01T00:00:00.000Z',
    items: [{ question: 'Wat?', answer: 'Dit.' }],
  };
  const read = (id: string) => call('bram', 'GET', `/api/v1/selfservice/report/bycase/${id}`);
  expect((await read(flow.umbrellaCaseId)).status).toBe(404);
  db.reports.add({ ...report, caseId: flow.umbrellaCaseId });
  expect((await read(flow.umbrellaCaseId)).data).toMatchObject(report);
  expect((await read(flow.id)).status).toBe(404);
});

describe.each([
  ['internal', 'messages', 'message'],
  ['public', 'messages/public', 'message/public'],
])('%s messages', (_, list, add) => {
  it('carry a text with one file at most, and come back in order', async () => {
    const flow = given();
    const media = db.media.add(aMedia());
    const write = (body: unknown) => call('bram', 'POST', `/api/v1/caseflow/${add}/${flow.id}`, body);
    expect((await write({ message: '  ', mediaId: null })).status).toBe(422);
    expect((await write({ message: 'Dag', mediaId: 'nowhere' })).status).toBe(422);
    expect((await call('anne', 'POST', `/api/v1/caseflow/${add}/${flow.id}`, {})).status).toBe(403);
    const pushed = await pushedBy(async () => {
      expect((await write({ message: 'Eerst', mediaId: media.id })).status).toBe(200);
    });
    expect(pushed.map(({ event }) => event)).toEqual(['updated']);
    await write({ message: 'Daarna', mediaId: null });
    const { data } = await call('bram', 'GET', `/api/v1/caseflow/${list}/${flow.id}`);
    expect(data).toMatchObject([
      { message: 'Eerst', mediaId: media.id, createdBy: { name: 'Bram Jansen' } },
      { message: 'Daarna', mediaId: null },
    ]);
    const other = list === 'messages' ? 'messages/public' : 'messages';
    expect((await call('bram', 'GET', `/api/v1/caseflow/${other}/${flow.id}`)).data).toEqual([]);
  });
});
