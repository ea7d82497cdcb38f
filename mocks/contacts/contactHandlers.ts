import { type Body, textOf } from '../backend/body';
import { ChannelType } from '@/domain/timeline/channelType';
import { EMPTY_GUID } from '@/lib/guid';
import { created, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { anyOf } from '../backend/demands';
import { isKnownConversation } from '../chat/conversations';
import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import type { CaseRecord, PersonRecord, SubjectRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import { selfOf } from '../people/assignees';
import { pushTimeline } from '../timeline/timelineActions';
import { toActivity } from '../timeline/timelineWire';
import { clock } from '../world/clock';
import { world } from '../world/worldState';

const ALWAYS_INBOUND: readonly string[] = ['Visit', 'Chat', 'Desk'];

/** The id in a body; null if it is absent or the empty GUID. */
function idIn(body: Body, name: string): string | null {
  const id = textOf(body[name]);
  return id === '' || id === EMPTY_GUID ? null : id;
}

function readPerson(roleId: string | null): PersonRecord {
  const holds = ({ roles }: PersonRecord) => roleId !== null && Object.values(roles ?? {}).includes(roleId);
  return db.people.firstWhere(holds) ?? refuse(422, 'Onbekende rol.', 'roleId');
}

const readChannel = (body: Body): ChannelType =>
  Object.values(ChannelType).find((name) => name === body['channelType'] && name !== 'Unknown') ??
  refuse(422, 'Een kanaal is verplicht.', 'channelType');

function readSubject(id: string | null): SubjectRecord | null {
  return id === null ? null : (db.subjects.find(id) ?? refuse(422, 'Onbekend onderwerp.', 'tagId'));
}

function readContract(id: string | null, person: PersonRecord) {
  if (id === null) return null;
  const contract = db.contracts.find(id);
  const isTheirs =
    Object.values(person.roles ?? {}).includes(contract?.roleId ?? '') ||
    (contract?.customers ?? []).some(({ personId }) => personId === person.id);
  if (!contract || !isTheirs) refuse(422, 'Het contract hoort niet bij deze relatie.', 'contractId');
  return { id: contract.id, addressLine: contract.addressLine ?? '' };
}

function readDirection(body: Body, channel: ChannelType): 'Inbound' | 'Outbound' {
  const direction = body['direction'] ?? 'Inbound';
  if (direction !== 'Inbound' && direction !== 'Outbound')
    refuse(422, `Onbekende richting '${textOf(direction)}'.`, 'direction');
  return ALWAYS_INBOUND.includes(channel) ? 'Inbound' : direction;
}

function readCase(id: string | null): CaseRecord | null {
  if (id === null) return null;
  const found = db.cases.find(id) ?? refuse(422, 'Onbekende zaak.', 'caseId');
  if (found.isDeleted) refuse(409, 'De zaak is verwijderd.');
  return found;
}

/** Opens a case with the question as its title, or otherwise the subject. */
function openCase(body: Body, person: PersonRecord, subject: SubjectRecord | null): CaseRecord {
  const { id: faqId = null, question = null } = db.faqs.find(idIn(body, 'faqId') ?? '') ?? {};
  return db.cases.add(
    aTimelineCase({
      id: world.random.guid(),
      title: question ?? subject?.name ?? 'Contactmoment',
      created: clock.iso(),
      personId: person.id,
      faqId,
      faq: faqId !== null && question !== null ? { id: faqId, question } : null,
      thesaurusTagId: subject?.id ?? null,
      contract: readContract(idIn(body, 'contractId'), person),
    }),
  );
}

async function register(call: Call) {
  const body = await call.body();
  const roleId = idIn(body, 'roleId');
  const person = readPerson(roleId);
  const channel = readChannel(body);
  const subject = readSubject(idIn(body, 'tagId'));
  readContract(idIn(body, 'contractId'), person);
  const present = readCase(idIn(body, 'caseId'));
  const direction = readDirection(body, channel);
  const found = present ?? openCase(body, person, subject);
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: world.random.guid(),
      caseId: found.id,
      description: textOf(body['description']) || null,
      startTime: clock.iso(),
      channel,
      direction,
      colleague: selfOf(call.user),
      targetGroupId: idIn(body, 'targetGroupId'),
      followUpQuestionId: idIn(body, 'followUpQuestionId'),
      isPublic: body['isPublic'] === true,
      notifyClient: body['notifyClient'] === true,
      mailId: idIn(body, 'mailId'),
    }),
  );
  pushHub('activityHub', 'updated', { ...toActivity(activity), case: found, personId: person.id });
  return created({ id: activity.id, caseId: found.id, role: { id: roleId, personId: person.id } });
}

export const contactHandlers: Handlers = {
  'POST /api/v1/activity/contact': anyOf('caseCreate')(register),
  'POST /api/v1/activity/contact/assignMailConversation': anyOf('caseCreate')(async (call) => {
    const body = await call.body();
    const mailConversationId = textOf(body['mailConversationId']);
    const id = textOf(body['contactMomentId']);
    if (mailConversationId === '') refuse(422, 'Een mailgesprek is verplicht.', 'mailConversationId');
    const activity = db.caseActivities.named(id);
    db.caseActivities.change(activity, { mailConversationId });
  }),
  'POST /api/v1/activity/contact/assignChatConversation': anyOf('caseCreate')(async (call) => {
    const body = await call.body();
    const [chatConversationId, id] = [textOf(body['chatConversationId']), textOf(body['contactMomentId'])];
    if (chatConversationId === '') refuse(422, 'Een chatgesprek is verplicht.', 'chatConversationId');
    if (id === '') refuse(422, 'Een contactmoment is verplicht.', 'contactMomentId');
    if (!isKnownConversation(chatConversationId)) refuse(404, `Gesprek ${chatConversationId} bestaat niet.`);
    const activity = db.caseActivities.named(id);
    const changed = db.caseActivities.change(activity, { chatConversationId });
    const found = db.cases.find(changed.caseId);
    if (found) pushTimeline(found, changed);
  }),
};
