import { NOT_YOURS, refusalsIn } from './refusal';

const MAKER = 'Alleen met het recht editTask of als maker van de taak.';

export const taskRefusals = refusalsIn(`
  bram | GET /api/v1/task/overview?status=0 | - | 400 | Onbekend statusfilter '0'. Verwacht: New, PickedUp, Finished, Removed, Rejected, FinishedThisWeek, FinishedToday, DeadlineExpired.
  bram | GET /api/v1/task/overview?completion=22-11-2026 | - | 400 | 'completion' moet een ISO-datum zijn, niet '22-11-2026'.
  bram | GET /api/v1/task/overview?page=-1 | - | 400 | 'page' moet een geheel getal van 0 of meer zijn, niet '-1'.
  dirk | GET /api/v1/task/overview | - | 403 | Nodig: viewTask of editTask.
  bram | GET /api/v1/task/byId/x | - | 404 | Taak x bestaat niet.
  bram | GET /api/v1/task/GetDefaultDeadlineForTaskType?name=x | - | 404 | Onbekende taaksoort 'x'.
  bram | GET /api/v1/bestaat/niet | - | 404 | Dit eindpunt bestaat niet.
  bram | DELETE /api/v1/task/byId/nieuw | - | 405 | Deze methode kan hier niet.
  bram | POST /api/v1/task/create | {} | 422 | Een onderwerp is verplicht. | subject
  bram | POST /api/v1/task/create | {"subject":"S","taskType":{"name":"Onzin"}} | 422 | Onbekende taaksoort 'Onzin'. | taskType
  bram | POST /api/v1/task/create | {"subject":"S","completeById":"x"} | 422 | Onbekende medewerker of functiegroep 'x'. | completeBy
  bram | POST /api/v1/task/create | {"subject":"S","endDate":"morgen"} | 422 | Geen geldige datum: 'morgen'. | ends
  dirk | POST /api/v1/task/create | {"subject":"S"} | 403 | Nodig: createTask.
  anne | PUT /api/v1/task/update/nieuw | {"subject":"S"} | 403 | ${MAKER}
  bram | PUT /api/v1/task/update/afgerond | {"subject":"S"} | 409 | De taak is al afgerond of verwijderd.
  bram | PUT /api/v1/task/update/nieuw | {"subject":" "} | 422 | Een onderwerp is verplicht. | subject
  bram | PUT /api/v1/task/update/nieuw | {"status":2} | 409 | Afronden en verwijderen gaan niet via bijwerken.
  bram | PUT /api/v1/task/update/nieuw | {"completeBy":{"id":"x"}} | 422 | Onbekende medewerker of functiegroep 'x'. | completeBy
  bram | PUT /api/v1/task/update/nieuw | {"taskType":{"name":"Onzin"}} | 422 | Onbekende taaksoort 'Onzin'. | taskType
  bram | PUT /api/v1/task/update/nieuw | {"id":"ander"} | 422 | De taak in de inhoud is een andere dan die in het pad. | id
  bram | PUT /api/v1/task/pickUp/opgepakt | - | 409 | De taak is al opgepakt, afgerond, verwijderd of geannuleerd.
  anne | PUT /api/v1/task/pickUp/nieuw | - | 403 | ${NOT_YOURS}
  bram | PUT /api/v1/task/pickUp/x | - | 404 | Taak x bestaat niet.
  bram | PUT /api/v1/task/finish/opgepakt | {"reason":" "} | 422 | Een omschrijving is verplicht. | reason
  bram | PUT /api/v1/task/finish/nieuw | {"reason":"Klaar"} | 409 | Alleen een opgepakte taak kan afgerond worden.
  bram | PUT /api/v1/task/finish/zaaktaak | {"reason":"Klaar"} | 409 | Een zaaktaak wordt afgerond via de zaakstap (caseflow/finishtask).
  bram | PUT /api/v1/task/finish/van-carla | {"reason":"Klaar"} | 403 | ${NOT_YOURS}
  bram | PUT /api/v1/task/reject/eigen | {"reason":"Klaar"} | 409 | Een eigen taak kan niet geweigerd worden.
  bram | PUT /api/v1/task/reject/nieuw | {} | 422 | Een reden is verplicht. | reason
  bram | PUT /api/v1/task/reject/geannuleerd | {"reason":"Klaar"} | 409 | De taak is al afgerond of geannuleerd.
  anne | PUT /api/v1/task/delete/nieuw | {"reason":"Klaar"} | 403 | ${MAKER}
  bram | PUT /api/v1/task/delete/nieuw | {} | 422 | Een reden is verplicht. | reason
  bram | POST /api/v1/task/discuss/nieuw | {"message":" "} | 422 | Een bericht is verplicht. | message
  bram | POST /api/v1/task/discuss/weg | {"message":"Dag"} | 409 | De taak is verwijderd.
  anne | PUT /api/v1/task/linkAnonymousTask | {"taakId":"nieuw","personId":"p1"} | 403 | Koppelen kan alleen met het recht editTask.
  bram | PUT /api/v1/task/linkAnonymousTask | {"taakId":"nieuw"} | 422 | Een relatie is verplicht. | personId
  bram | PUT /api/v1/task/linkAnonymousTask | {"taakId":"nieuw","personId":"p1","contractId":"x"} | 422 | Het contract hoort niet bij deze relatie. | contractId
  bram | PUT /api/v1/task/linkAnonymousTask | {"taakId":"gekoppeld","personId":"p1"} | 409 | De taak is al aan een relatie gekoppeld.
  bram | POST /api/v1/activity/task/assignChatConversation | {"taskId":"nieuw"} | 422 | Een chatgesprek is verplicht. | chatConversationId
`);
