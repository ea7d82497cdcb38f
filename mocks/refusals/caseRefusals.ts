import { groupIds, userIds } from '../backend/testServer';
import { NOT_YOURS, refusalsIn } from './refusal';

export const caseRefusals = refusalsIn(`
  anne | GET /api/v1/caseflow | - | 403 | Nodig: viewCaseFlow of viewDetailedCaseFlow.
  bram | GET /api/v1/caseflow?statusses=9 | - | 400 | Onbekende zaakstatus '9'.
  bram | GET /api/v1/caseflow?completion=morgen | - | 400 | 'completion' moet een ISO-datum zijn, niet 'morgen'.
  bram | GET /api/v1/caseflow/x | - | 404 | Zaak x bestaat niet.
  anne | GET /api/v1/caseflow/detailed/klaar | - | 403 | Nodig: viewDetailedCaseFlow.
  bram | GET /api/v1/selfservice/report/bycase/x | - | 404 | Geen aanvraag bij dit dossier.
  anne | PUT /api/v1/caseflow/blokkeert | {"ownerModel":null} | 403 | Alleen met het recht editCaseFlow of als eigenaar.
  bram | PUT /api/v1/caseflow/klaar | {"ownerModel":null} | 409 | Een afgeronde, geannuleerde of ontvangen zaak kan niet gewijzigd worden.
  bram | PUT /api/v1/caseflow/blokkeert | {} | 422 | Een eigenaar is verplicht. | ownerModel
  anne | PUT /api/v1/caseflow/pickupstep/wacht | {} | 403 | Zaakstap kan niet opgepakt worden. Onvoldoende rechten.
  bram | PUT /api/v1/caseflow/pickupstep/wacht | {"taskAssignments":[{"id":"x"}]} | 422 | Taak x hoort niet bij deze stap. | taskAssignments
  bram | PUT /api/v1/caseflow/pickupstep/wacht | {"caseFlowId":"klaar"} | 422 | De stap hoort niet bij deze zaak. | caseFlowId
  bram | PUT /api/v1/caseflow/pickupstep/vast | {"taskAssignments":[{"id":"stap","employeeId":"${userIds.bram}","functionGroupId":"${groupIds.incasso}"}]} | 422 | Wijs een taak toe aan een medewerker of aan een functiegroep, niet aan beide. | taskAssignments
  bram | PUT /api/v1/caseflow/pickupstep/vast | {} | 409 | De stap is al opgepakt of nog niet aan de beurt.
  anne | PUT /api/v1/caseflow/finishstep/vast | {} | 403 | Onvoldoende rechten om de zaakstap af te ronden
  bram | PUT /api/v1/caseflow/finishstep/vast | {} | 409 | De stap is geblokkeerd: niet alle verplichte taken zijn afgerond.
  bram | PUT /api/v1/caseflow/finishstep/wacht | {} | 409 | Alleen een opgepakte stap kan afgerond worden.
  bram | PUT /api/v1/caseflow/finishtask/stap | {} | 422 | Een uitkomst is verplicht. | outcomeId
  bram | PUT /api/v1/caseflow/finishtask/stap | {"outcomeId":"x"} | 422 | Onbekende uitkomst. | outcomeId
  bram | PUT /api/v1/caseflow/finishtask/stap-carla | {} | 403 | ${NOT_YOURS}
  bram | PUT /api/v1/caseflow/finishtask/stap-af | {} | 409 | De taak is al afgerond.
  bram | PUT /api/v1/caseflow/cancel/klaar | {} | 409 | Alleen een ontvangen zaak of een zaak in behandeling kan afgebroken worden.
  bram | PUT /api/v1/caseflow/cancel/blokkeert | {} | 422 | Een reden van afbreken uit de lijst is verplicht. | cancelationStatusId
  bram | POST /api/v1/caseflow/message/blokkeert | {"message":" "} | 422 | Een bericht is verplicht. | message
  bram | POST /api/v1/caseflow/message/public/blokkeert | {"message":"Dag","mediaId":"x"} | 422 | Onbekend bestand. | mediaId
  dirk | GET /api/v2/media/set?ids=foto | - | 403 | Nodig: viewTask of editTask of viewCaseFlow of viewDetailedCaseFlow of caseRead of customerCard.
  bram | GET /api/v1/media/view/x | - | 404 | Bestand x bestaat niet.
  bram | GET /api/v1/media/view/gewist | - | 410 | Privacy
  bram | GET /api/v1/media/crop?id=gewist | - | 410 | Privacy
  bram | POST /api/v1/media?mediaCategory=TaskMedia | - | 422 | Een bestand is verplicht. | file
  bram | POST /api/v1/media | - | 400 | 'mediaCategory' ontbreekt.
  anne | PUT /api/v2/media/foto/clear | - | 403 | Geen permissie om bijlage te verwijderen
  bram | PUT /api/v2/media/handboek/clear | - | 409 | Dit soort bestand kan niet verwijderd worden.
  bram | PUT /api/v2/media/gewist/clear | - | 409 | Het bestand is al verwijderd.
  bram | GET /api/v1/case/media/x | - | 404 | Dossier x bestaat niet.
  bram | GET /api/v1/activity/bycase/x | - | 404 | Dossier x bestaat niet.
  bram | DELETE /api/v1/case/dossier/deletemediaitem/foto | - | 404 | Het bestand hoort niet bij dit dossier.
`);
