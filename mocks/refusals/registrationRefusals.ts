import { refusalsIn } from './refusal';

const TENANTS = 'b2000000-0000-4000-8000-000000000001';
const LABEL = 'ee000000-0000-4000-8000-000000000002';
const SUBJECT = 'af000000-0000-4000-8000-000000000001';

export const registrationRefusals = refusalsIn(`
  dirk | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Phone"} | 403 | Nodig: caseCreate.
  anne | POST /api/v1/activity/contact | {"channelType":"Phone"} | 422 | Onbekende rol. | roleId
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1"} | 422 | Een kanaal is verplicht. | channelType
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Unknown"} | 422 | Een kanaal is verplicht. | channelType
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Phone","tagId":"x"} | 422 | Onbekend onderwerp. | tagId
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Phone","contractId":"x"} | 422 | Het contract hoort niet bij deze relatie. | contractId
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Phone","caseId":"x"} | 422 | Onbekende zaak. | caseId
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Phone","direction":"x"} | 422 | Onbekende richting 'x'. | direction
  anne | POST /api/v1/activity/contact | {"roleId":"rol-1","channelType":"Phone","caseId":"dossier-weg"} | 409 | De zaak is verwijderd.
  anne | POST /api/v1/activity/contact/assignMailConversation | {} | 422 | Een mailgesprek is verplicht. | mailConversationId
  anne | POST /api/v1/activity/contact/assignMailConversation | {"mailConversationId":"m1","contactMomentId":"x"} | 404 | Gebeurtenis x bestaat niet.
  anne | GET /api/v1/thesaurus/forParent/x | - | 404 | Het onderwerp bestaat niet.
  anne | GET /api/v1/faqs/bytag/x | - | 404 | Het onderwerp bestaat niet.
  anne | GET /api/v1/faqs/x | - | 404 | De vraag bestaat niet.
  anne | GET /api/v1/targetgroup/forperson/x | - | 404 | De relatie bestaat niet.
  anne | GET /api/v1/colleague/colleaguesbytag/x | - | 404 | Het onderwerp bestaat niet.
  anne | GET /api/v1/calendar/forday/x | - | 503 | De koppeling met de agenda werkt niet.
  dirk | GET /api/v1/smartlabel/Find | - | 403 | Nodig: caseCreate of createTask of customerCard of customerManagement of shell.
  dirk | POST /api/v1/faqs/similar | {"content":"lekkage"} | 403 | Nodig: caseCreate of createTask of customerCard of customerManagement of shell.
  anne | POST /api/v1/faqs/similar | {"content":" "} | 422 | Een tekst is verplicht. | content
  dirk | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}"} | 403 | Nodig: caseCreate of createTask of customerCard of customerManagement of shell.
  anne | POST /api/v1/faqs/admin | {"mainTag":"${SUBJECT}"} | 422 | Een vraag is verplicht. | question
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?"} | 422 | Een bekend hoofdonderwerp is verplicht. | mainTag
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"x"} | 422 | Onbekend onderwerp 'x'. | mainTag
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}","tags":["x"]} | 422 | Onbekend onderwerp 'x'. | tags
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}","tags":"x"} | 422 | Verwacht een lijst. | tags
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}","targetGroups":["x"]} | 422 | Onbekende doelgroep 'x'. | targetGroups
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}","expiresOn":"x"} | 422 | Geen geldige datum: 'x'. | expiresOn
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}","faqType":"x"} | 422 | Onbekende soort vraag 'x'. | faqType
  anne | POST /api/v1/faqs/admin | {"question":"Mag het?","mainTag":"${SUBJECT}","status":"x"} | 422 | Onbekende publicatiestatus 'x'. | status
  anne | PUT /api/v1/faqs/admin | {"id":"x"} | 404 | De vraag bestaat niet.
  anne | PUT /api/v1/targetgroup | {"id":"${TENANTS}","name":"Huurder"} | 403 | Nodig: customerManagement of shell.
  carla | PUT /api/v1/targetgroup | {"id":"${TENANTS}","name":" "} | 422 | Een naam is verplicht. | name
  carla | PUT /api/v1/targetgroup | {"id":"${TENANTS}","name":"Woningzoekenden"} | 409 | De doelgroep 'Woningzoekenden' bestaat al.
  carla | PUT /api/v1/targetgroup | {"id":"x","name":"Huurder"} | 404 | De doelgroep bestaat niet.
  carla | PUT /api/v1/functiongroup/updateForTag/x | {"ids":[]} | 404 | Het onderwerp bestaat niet.
  carla | PUT /api/v1/functiongroup/updateForTag/${SUBJECT} | {} | 422 | Een lijst van functiegroepen is verplicht. | ids
  carla | PUT /api/v1/functiongroup/updateForTag/${SUBJECT} | ["x"] | 422 | Onbekende functiegroep 'x'. | ids
  carla | GET /api/v1/smartlabel/x/usages | - | 404 | Het label bestaat niet.
  carla | DELETE /api/v1/smartlabel/deletewithidsin | {} | 422 | Een lijst van labels is verplicht. | ids
  carla | DELETE /api/v1/smartlabel/deletewithidsin?ids=x | - | 404 | Een van de labels bestaat niet.
  carla | DELETE /api/v1/smartlabel/deletewithidsin?ids=${LABEL} | - | 409 | In gebruik: spoednummer.
`);
