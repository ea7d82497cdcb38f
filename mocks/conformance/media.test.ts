import { MediaModel } from '@/domain/media/media';

import { aCaseActivity, aMedia, aTimelineCase, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, userIds } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { ACTIVITY, CASE, EMPLOYEE, read } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

describe('a file', () => {
  const MEDIA = {
    id: 'aa',
    type: 'MediaImageModel',
    title: 'Foto lekkage plafond.png',
    created: '2026-11-21T10:57:15.398Z',
    lastModified: '2026-11-22T10:57:15.398Z',
    isDocument: false,
    isImage: true,
    isLink: false,
    url: '/api/v1/media/view/aa',
    mediaCategory: 'TaskMedia',
  };
  const CLEARED = {
    ...MEDIA,
    url: null,
    reason: 'Privacy',
    clearedOn: '2026-11-20T10:57:15.398Z',
    clearedBy: EMPLOYEE,
  };

  it('has a model of its type, a flat form, and a tombstone when cleared', async () => {
    const { id } = db.media.add(aMedia());
    expectShape(await read(`v2/media/set?ids=${id}&ids=nowhere`), [MEDIA]);
    expectShape(await read(`v1/media/set?ids=${id}`), [{ id: 'aa', title: 'Foto.png', url: '/api/v1/…' }]);
    expect(await read('v2/media/set')).toEqual([]);
    const { data } = await call('bram', 'PUT', `/api/v2/media/${id}/clear?reason=Privacy`);
    expectShape(data, CLEARED);
    expect(data).toMatchObject({
      type: 'MediaClearedModel',
      reason: 'Privacy',
      clearedBy: { id: userIds.bram },
    });
    expectShape(await read(`v2/media/set?ids=${id}`), [CLEARED]);
    expect(
      await read('v2/media/set?ids=' + db.media.add(aMedia({ type: MediaModel.Link, url: 'https://x' })).id),
    ).toMatchObject([{ isLink: true, url: 'https://x' }]);
  });

  it("is listed in its case, with the case's activities, deleted or not", async () => {
    const bare = { ...CASE, personId: null, faqId: null, faq: null, thesaurusTagId: null, contract: null };
    const { id } = db.cases.add(aTimelineCase());
    db.caseActivities.add(aCaseActivity({ caseId: id }));
    db.caseActivities.add(aCaseActivity({ caseId: id, isDeleted: true }));
    db.media.add(aMedia({ caseId: id }));
    const history = await read(`v2/case/${id}`);
    expectShape(history, { case: bare, activities: [ACTIVITY], media: [MEDIA], person: null });
    expect(history['activities']).toHaveLength(2);
    expectShape(await read(`v1/activity/bycase/${id}?page=0&pageSize=150`), {
      items: [{ ...ACTIVITY, case: bare }],
      page: 0,
      pageSize: 150,
      total: 1,
    });
    expectShape(await read(`v1/case/media/${id}`), [MEDIA]);
  });
});
