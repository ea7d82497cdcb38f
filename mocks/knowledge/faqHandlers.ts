import { textOf } from '../backend/body';
import { created, pageOf } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { editor, session } from '../backend/demands';
import { db } from '../db/db';
import type { FaqRecord } from '../db/records';
import { selfOf } from '../people/assignees';
import { plain } from '../tasks/query';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { aFaq } from './builders';
import { publicationStatuses, readFaq } from './faqPayload';
import { faqsOfScenarios } from './scenarioFaqs';
import { carriedBy, faqsOfSubject, isPublished, searchAllFaqs, searchFaqs, similarFaqs } from './faqSearch';
import { targetGroupsOf } from './targetGroups';

function mostViewed({ query }: Call) {
  const count = Number(query.get('count')) || 10;
  const views = ({ viewCount }: FaqRecord) => viewCount ?? 0;
  const found = db.faqs.where(isPublished);
  return found.sort((one, other) => views(other) - views(one)).slice(0, count);
}

/** Changes the question with a known id, otherwise adds a new one. */
async function save(call: Call) {
  const body = await call.body();
  const present = db.faqs.find(textOf(body['id'])) ?? null;
  const changes = readFaq(body, call.user, present);
  if (present !== null) return db.faqs.change(present, changes);
  const now = clock.iso();
  const made = aFaq({ id: world.random.guid(), status: 2, answer: '', lastPublished: null, created: now });
  return created(db.faqs.add({ ...made, author: selfOf(call.user).name, ...changes }));
}

async function change(call: Call) {
  const body = await call.body();
  const present = db.faqs.named(textOf(body['id']));
  return db.faqs.change(present, readFaq(body, call.user, present));
}

function findLabels({ query }: Call) {
  const text = plain(query.get('query') ?? '');
  const named = db.smartLabels.where(({ name }) => plain(name ?? '').includes(text));
  return pageOf(
    named.sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'nl')),
    query,
  );
}

export const faqHandlers: Handlers = {
  'GET /api/v1/faqs/search': session((call) => searchFaqs(call)),
  'GET /api/v1/faqs/search/:text': session((call) => searchFaqs(call)),
  'GET /api/v1/faqs/SearchThesaurusFaqsForSelfserviceScenarios/:text': session((call) =>
    faqsOfScenarios(call),
  ),
  'GET /api/v1/faqs/bytag/:tagId': session((call) => faqsOfSubject(call)),
  'GET /api/v1/faqs/orderedbyviewcount': session(mostViewed),
  'GET /api/v1/faqs/getByIds/:ids': session(({ param }) =>
    param('ids')
      .split(',')
      .flatMap((id) => db.faqs.find(id) ?? []),
  ),
  'POST /api/v1/faqs/similar': editor(async (call) => similarFaqs(await call.body())),
  'GET /api/v1/faqs/statuses': session(() => publicationStatuses),
  'GET /api/v1/knowledgebaseitem/bytag/:tagId': editor(({ param }) => carriedBy(param('tagId'))),
  'GET /api/v1/faqs/:id': session(({ param }) => db.faqs.named(param('id'))),
  'PUT /api/v1/faqs/:id/increaseviewcount': session(({ param }) => {
    const faq = db.faqs.named(param('id'));
    if (isPublished(faq)) db.faqs.change(faq, { viewCount: (faq.viewCount ?? 0) + 1 });
  }),
  'GET /api/v1/faqs/admin/search': editor((call) => searchAllFaqs(call)),
  'GET /api/v1/faqs/admin/all': editor((call) => searchAllFaqs(call)),
  'GET /api/v1/faqs/admin/:id': editor(({ param }) => db.faqs.named(param('id'))),
  'POST /api/v1/faqs/admin': editor(save),
  'PUT /api/v1/faqs/admin': editor(change),
  'GET /api/v1/smartlabel/Find': editor(findLabels),
  'GET /api/v1/targetgroup/forperson/:personId': session(({ param }) =>
    targetGroupsOf(db.people.named(param('personId'))),
  ),
  'GET /api/v1/targetgroup/getByIds/:ids': session(({ param }) => {
    const ids = param('ids').split(',');
    return db.targetGroups.where(({ id }) => ids.includes(id));
  }),
  'GET /api/v1/targetgroup/paged': session(({ query }) => pageOf(db.targetGroups.all(), query)),
};
