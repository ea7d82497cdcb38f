import { json, noContent, pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { db } from '../db/db';
import type { FaqRecord } from '../db/records';
import { selfOf } from '../people/assignees';
import { plain } from '../tasks/query';
import { textOf } from '../tasks/payloads';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { aFaq } from './builders';
import { publicationStatuses, readFaq } from './faqPayload';
import { faqsOfScenarios } from './scenarioFaqs';
import { carriedBy, faqsOfSubject, isPublished, searchAllFaqs, searchFaqs, similarFaqs } from './faqSearch';
import { targetGroupsOf } from './targetGroups';

const faqNamed = (id: string): FaqRecord => db.faqs.find(id) ?? refuse(404, 'De vraag bestaat niet.');

function mostViewed({ query }: Call): Response {
  const count = Number(query.get('count')) || 10;
  const views = ({ viewCount }: FaqRecord) => viewCount ?? 0;
  const found = db.faqs.all().filter(isPublished);
  return json(found.sort((one, other) => views(other) - views(one)).slice(0, count));
}

/** Without a known id a new one, with one a change. */
async function save(call: Call): Promise<Response> {
  const body = await call.body();
  const present = db.faqs.find(textOf(body['id'])) ?? null;
  const changes = readFaq(body, call.user, present);
  if (present !== null) return json(db.faqs.change(present, changes));
  const created = clock.iso();
  const made = aFaq({ id: world.random.guid(), status: 2, answer: '', lastPublished: null, created });
  return json(db.faqs.add({ ...made, author: selfOf(call.user).name, ...changes }), 201);
}

async function change(call: Call): Promise<Response> {
  const body = await call.body();
  const present = faqNamed(textOf(body['id']));
  return json(db.faqs.change(present, readFaq(body, call.user, present)));
}

function findLabels({ query }: Call): Response {
  const text = plain(query.get('query') ?? '');
  const named = db.smartLabels.all().filter(({ name }) => plain(name ?? '').includes(text));
  return json(
    pageOf(
      named.sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'nl')),
      query,
    ),
  );
}

export const faqHandlers: Handlers = {
  'GET /api/v1/faqs/search': (call) => json(searchFaqs(call)),
  'GET /api/v1/faqs/search/:text': (call) => json(searchFaqs(call)),
  'GET /api/v1/faqs/SearchThesaurusFaqsForSelfserviceScenarios/:text': (call) => json(faqsOfScenarios(call)),
  'GET /api/v1/faqs/bytag/:tagId': (call) => json(faqsOfSubject(call)),
  'GET /api/v1/faqs/orderedbyviewcount': mostViewed,
  'GET /api/v1/faqs/getByIds/:ids': ({ param }) =>
    json(
      param('ids')
        .split(',')
        .flatMap((id) => db.faqs.find(id) ?? []),
    ),
  'POST /api/v1/faqs/similar': async (call) => json(similarFaqs(await call.body())),
  'GET /api/v1/faqs/statuses': () => json(publicationStatuses),
  'GET /api/v1/knowledgebaseitem/bytag/:tagId': ({ param }) => json(carriedBy(param('tagId'))),
  'GET /api/v1/faqs/:id': ({ param }) => json(faqNamed(param('id'))),
  'PUT /api/v1/faqs/:id/increaseviewcount': ({ param }) => {
    const faq = faqNamed(param('id'));
    if (isPublished(faq)) db.faqs.change(faq, { viewCount: (faq.viewCount ?? 0) + 1 });
    return noContent();
  },
  'GET /api/v1/faqs/admin/search': (call) => json(searchAllFaqs(call)),
  'GET /api/v1/faqs/admin/all': (call) => json(searchAllFaqs(call)),
  'GET /api/v1/faqs/admin/:id': ({ param }) => json(faqNamed(param('id'))),
  'POST /api/v1/faqs/admin': save,
  'PUT /api/v1/faqs/admin': change,
  'GET /api/v1/smartlabel/Find': findLabels,
  'GET /api/v1/targetgroup/forperson/:personId': ({ param }) =>
    json(targetGroupsOf(db.people.find(param('personId')) ?? refuse(404, 'De relatie bestaat niet.'))),
  'GET /api/v1/targetgroup/getByIds/:ids': ({ param }) => {
    const ids = param('ids').split(',');
    return json(db.targetGroups.all().filter(({ id }) => ids.includes(id)));
  },
  'GET /api/v1/targetgroup/paged': ({ query }) => json(pageOf(db.targetGroups.all(), query)),
};
