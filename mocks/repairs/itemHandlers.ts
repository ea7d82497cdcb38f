import { textOf } from '../backend/body';
import { db } from '../db/db';
import { json, refuse } from '../backend/answers';
import type { Handler, Handlers } from '../backend/backend';
import { anyOf, repairs, repairsRead } from '../backend/demands';
import { checkDefect, idIn } from './itemChecks';
import { addItem, removeItem } from './requests';

/** When `isAnonymous` is null, the body must contain the id of a repair request. */
const add =
  (isAnonymous: boolean | null): Handler =>
  async (call) => {
    const body = await call.body();
    if (isAnonymous === null && idIn(body, 'repairRequestId') === null)
      refuse(422, 'Onbekend reparatieverzoek.', 'repairRequestId');
    const checked = checkDefect(body);
    const { request, isNew } = addItem({
      checked,
      body,
      user: call.user,
      anonymous: isAnonymous === true,
    });
    return json(request, isNew ? 201 : 200);
  };

export const repairItemHandlers: Handlers = {
  'POST /api/v1/repairrequest/forunit/item': anyOf('unitRepairRequestWrite')(add(false)),
  'POST /api/v1/repairrequest/anonymousitem': anyOf('anonymousRepairRequestWrite')(add(true)),
  'POST /api/v1/repairrequest/item': repairs(add(null)),
  'POST /api/v1/repairrequest/simulate': repairs(async ({ body }) => {
    const sent = await body();
    const { unitId, defect, rule } = checkDefect(sent);
    const { canFinish, isPlannable, remarkIsRequired, vendorOptionIds, forTenant, message } = rule;
    return {
      unitId,
      defectId: defect.id,
      canFinish,
      isPlannable,
      remarkIsRequired,
      vendorOptionIds,
      forTenant,
      message,
    };
  }),
  'DELETE /api/v1/repairrequest/removeItem/:itemId': repairs(({ param }) =>
    removeItem(textOf(param('itemId'))),
  ),
  'GET /api/v1/repairrequest/detailed/:id': repairsRead(({ param }) => db.repairRequests.named(param('id'))),
};
