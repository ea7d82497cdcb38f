import { pageOf } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf, contracts } from '../backend/demands';
import type { Contract } from '../wire/people';
import { db } from '../db/db';
import { plain } from '../tasks/query';
import { outstandingOf } from './balance';
import { holderOf, isSameId } from './roles';
import { hasWords } from '../people/searchHandlers';

const contractsOf = (role: string) => db.contracts.where(({ roleId }) => isSameId(roleId, role));

const isRunning = ({ status, endDate = null }: Contract): boolean =>
  (status === 1 || status === 'Active') && endDate === null;

/** A choice of the filter by contract. */
const toChoice = ({ id, addressLine = null, fullAddress = null, status = null }: Contract) => ({
  id,
  addressLine,
  fullAddress,
  status,
});

export const contractHandlers: Handlers = {
  /** An unknown role has an empty page. */
  'GET /api/v1/contract/byRole/:roleId': contracts(({ param, query }) =>
    pageOf(contractsOf(param('roleId')), query),
  ),
  'GET /api/v1/contract/byUnit/:unitId': contracts(({ param, query }) =>
    pageOf(
      db.contracts.where(({ unitId }) => isSameId(unitId, param('unitId'))),
      query,
    ),
  ),
  'GET /api/v1/contract/active/:roleId': contracts(({ param }) =>
    contractsOf(param('roleId')).filter(isRunning),
  ),
  'GET /api/v1/contract/:id': contracts(({ param }) => db.contracts.named(param('id'))),
  'GET /api/v1/contract/outstandingbalance/:roleId': anyOf('billRead')(({ param }) => ({
    outstandingBalance: outstandingOf(holderOf(param('roleId')).roleId),
  })),
  'GET /api/v1/contract/filters/:roleId': anyOf(
    'contractRead',
    'editTask',
    'customerCard',
    'billRead',
    'announcementRead',
  )(({ param, query }) => {
    const asked = query.get('searchQuery') ?? '';
    const found = contractsOf(param('roleId')).filter(({ addressLine, fullAddress }) =>
      hasWords(plain(`${addressLine ?? ''} ${fullAddress ?? ''}`), asked),
    );
    return pageOf(found.map(toChoice), query);
  }),
};
