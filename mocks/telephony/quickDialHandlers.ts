import { refuse } from '../backend/answers';
import type { Body } from '../backend/body';
import type { Handlers } from '../backend/backend';
import { administrator, quickDials } from '../backend/demands';
import { db } from '../db/db';
import { isFacetAvailable } from '../session/facet';
import type { QuickDial } from '../wire/telephony';
import { isDialled } from './numbers';
import { shortcutActions } from './shortcuts';

const NUMBER = /^[+(\d][\d\s()./-]*$/;

function readNumber({ phoneNumber }: Body): Partial<QuickDial> {
  if (phoneNumber === undefined) return {};
  if (phoneNumber === null || phoneNumber === '') return { phoneNumber: null };
  const number = typeof phoneNumber === 'string' ? phoneNumber : '';
  if (!isDialled(number) || !NUMBER.test(number))
    refuse(422, `Geen geldig telefoonnummer: '${number}'.`, 'phoneNumber');
  return { phoneNumber: number };
}

const { save, update, updateOrder, remove } = shortcutActions({
  table: db.quickDials,
  alreadyThere: 'De snelkiezer bestaat al.',
  blank: (name): Omit<QuickDial, 'id'> => ({ name, phoneNumber: null, isActive: true }),
  read: readNumber,
});

export const quickDialHandlers: Handlers = {
  'GET /api/v1/quickdial/active': quickDials(() =>
    isFacetAvailable('telephony') ? db.quickDials.where(({ isActive }) => isActive) : [],
  ),
  'GET /api/v1/quickdial/:id': quickDials(({ param }) => db.quickDials.named(param('id'))),
  'POST /api/v1/quickdial/save': administrator(save),
  'PUT /api/v1/quickdial/update': administrator(update),
  'PUT /api/v1/quickdial/updateOrder': administrator(updateOrder),
  'DELETE /api/v1/quickdial/delete/:id': administrator(remove),
};
