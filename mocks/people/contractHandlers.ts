import { json, pageOf } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { db } from '../db/db';

export const contractHandlers: Handlers = {
  /** An unknown role has an empty page. */
  'GET /api/v1/contract/byRole/:roleId': ({ param, query }) => {
    const role = param('roleId').toLowerCase();
    return json(
      pageOf(
        db.contracts.all().filter(({ roleId }) => roleId?.toLowerCase() === role),
        query,
      ),
    );
  },
};
