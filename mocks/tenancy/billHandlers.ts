import { pageOf, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf } from '../backend/demands';
import { db } from '../db/db';
import { holderOf, isSameId } from './roles';

const SORTS = ['NewestFirst', 'OldestFirst'];

export const billHandlers: Handlers = {
  'GET /api/v1/bill/byRole/:roleId': anyOf('billRead')(({ param, query }) => {
    const { roleId } = holderOf(param('roleId'));
    const sort = query.get('sort') ?? 'NewestFirst';
    if (!SORTS.includes(sort)) refuse(400, `Onbekende sortering '${sort}'. Verwacht: ${SORTS.join(', ')}.`);
    const contract = query.get('contractId');
    const bills = db.bills
      .where((bill) => isSameId(bill.roleId, roleId))
      .filter(({ contractId }) => contract === null || isSameId(contractId, contract))
      .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
    return pageOf(sort === 'NewestFirst' ? bills : bills.reverse(), query);
  }),
  'GET /api/v1/customersatisfaction/byPerson/:personId': anyOf('customerSatisfactionRead')(
    ({ param, query }) => {
      const scores = db.scores
        .where(({ personId }) => isSameId(personId, param('personId')))
        .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
      return pageOf(scores, query);
    },
  ),
};
