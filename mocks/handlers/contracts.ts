import { json, pageOf } from '../answers';
import type { Handlers } from '../backend';
import { omit } from '../omit';
import { db } from '../db/db';

export const contractHandlers: Handlers = {
  'GET /api/v1/contract/byRole/:roleId': ({ param, query }) => {
    const found = db.contracts
      .all()
      .filter(({ roleId }) => roleId === param('roleId'))
      .map((contract) => omit(contract, 'roleId'));
    return json(pageOf(found, query));
  },
};
