import type { Refusal } from './refusal';

const contact = 'POST /api/v1/activity/contact';
const mail = 'POST /api/v1/activity/contact/assignMailConversation';
const faq = 'POST /api/v1/faqs/admin';
const similar = 'POST /api/v1/faqs/similar';
const rename = 'PUT /api/v1/targetgroup';
const groups = 'PUT /api/v1/functiongroup/updateForTag';
const labels = 'DELETE /api/v1/smartlabel/deletewithidsin';
const huurders = 'b2000000-0000-4000-8000-000000000001';
const spoednummer = 'ee000000-0000-4000-8000-000000000002';
const EDITOR = 'Nodig: caseCreate of createTask of customerCard of customerManagement of shell.';
const role = { roleId: 'rol-1', channelType: 'Phone' };
const tag = 'af000000-0000-4000-8000-000000000001';
const hond = { question: 'Mag het?', mainTag: tag };

export const registrationRefusals: readonly Refusal[] = [
  ['dirk', contact, role, 403, 'Nodig: caseCreate.'],
  ['anne', contact, { channelType: 'Phone' }, 422, 'Onbekende rol.', 'roleId'],
  ['anne', contact, { roleId: 'rol-1' }, 422, 'Een kanaal is verplicht.', 'channelType'],
  ['anne', contact, { ...role, channelType: 'Unknown' }, 422, 'Een kanaal is verplicht.', 'channelType'],
  ['anne', contact, { ...role, tagId: 'x' }, 422, 'Onbekend onderwerp.', 'tagId'],
  [
    'anne',
    contact,
    { ...role, contractId: 'x' },
    422,
    'Het contract hoort niet bij deze relatie.',
    'contractId',
  ],
  ['anne', contact, { ...role, caseId: 'x' }, 422, 'Onbekende zaak.', 'caseId'],
  ['anne', contact, { ...role, direction: 'x' }, 422, "Onbekende richting 'x'.", 'direction'],
  ['anne', contact, { ...role, caseId: 'dossier-weg' }, 409, 'De zaak is verwijderd.'],
  ['anne', mail, {}, 422, 'Een mailgesprek is verplicht.', 'mailConversationId'],
  ['anne', mail, { mailConversationId: 'm1', contactMomentId: 'x' }, 404, 'Gebeurtenis x bestaat niet.'],
  ['anne', 'GET /api/v1/thesaurus/forParent/x', null, 404, 'Het onderwerp bestaat niet.'],
  ['anne', 'GET /api/v1/faqs/bytag/x', null, 404, 'Het onderwerp bestaat niet.'],
  ['anne', 'GET /api/v1/faqs/x', null, 404, 'De vraag bestaat niet.'],
  ['anne', 'GET /api/v1/targetgroup/forperson/x', null, 404, 'De relatie bestaat niet.'],
  ['anne', 'GET /api/v1/colleague/colleaguesbytag/x', null, 404, 'Het onderwerp bestaat niet.'],
  ['anne', 'GET /api/v1/calendar/forday/x', null, 503, 'De koppeling met de agenda werkt niet.'],
  ['dirk', 'GET /api/v1/smartlabel/Find', null, 403, EDITOR],
  ['dirk', similar, { content: 'lekkage' }, 403, EDITOR],
  ['anne', similar, { content: ' ' }, 422, 'Een tekst is verplicht.', 'content'],
  ['dirk', faq, hond, 403, EDITOR],
  ['anne', faq, { mainTag: tag }, 422, 'Een vraag is verplicht.', 'question'],
  ['anne', faq, { question: 'Mag het?' }, 422, 'Een bekend hoofdonderwerp is verplicht.', 'mainTag'],
  ['anne', faq, { ...hond, mainTag: 'x' }, 422, "Onbekend onderwerp 'x'.", 'mainTag'],
  ['anne', faq, { ...hond, tags: ['x'] }, 422, "Onbekend onderwerp 'x'.", 'tags'],
  ['anne', faq, { ...hond, tags: 'x' }, 422, 'Verwacht een lijst.', 'tags'],
  ['anne', faq, { ...hond, targetGroups: ['x'] }, 422, "Onbekende doelgroep 'x'.", 'targetGroups'],
  ['anne', faq, { ...hond, expiresOn: 'x' }, 422, "Geen geldige datum: 'x'.", 'expiresOn'],
  ['anne', faq, { ...hond, faqType: 'x' }, 422, "Onbekende soort vraag 'x'.", 'faqType'],
  ['anne', faq, { ...hond, status: 'x' }, 422, "Onbekende publicatiestatus 'x'.", 'status'],
  ['anne', 'PUT /api/v1/faqs/admin', { id: 'x' }, 404, 'De vraag bestaat niet.'],
  ['anne', rename, { id: huurders, name: 'Huurder' }, 403, 'Nodig: customerManagement of shell.'],
  ['carla', rename, { id: huurders, name: ' ' }, 422, 'Een naam is verplicht.', 'name'],
  [
    'carla',
    rename,
    { id: huurders, name: 'Woningzoekenden' },
    409,
    "De doelgroep 'Woningzoekenden' bestaat al.",
  ],
  ['carla', rename, { id: 'x', name: 'Huurder' }, 404, 'De doelgroep bestaat niet.'],
  ['carla', `${groups}/x`, { ids: [] }, 404, 'Het onderwerp bestaat niet.'],
  ['carla', `${groups}/${tag}`, {}, 422, 'Een lijst van functiegroepen is verplicht.', 'ids'],
  ['carla', `${groups}/${tag}`, ['x'], 422, "Onbekende functiegroep 'x'.", 'ids'],
  ['carla', 'GET /api/v1/smartlabel/x/usages', null, 404, 'Het label bestaat niet.'],
  ['carla', labels, {}, 422, 'Een lijst van labels is verplicht.', 'ids'],
  ['carla', `${labels}?ids=x`, null, 404, 'Een van de labels bestaat niet.'],
  ['carla', `${labels}?ids=${spoednummer}`, null, 409, 'In gebruik: spoednummer.'],
];
