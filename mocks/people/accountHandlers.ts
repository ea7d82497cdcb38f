import { created, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf, desk } from '../backend/demands';
import { nextId } from '../db/builders';
import { db } from '../db/db';
import { pushHub } from '../hubs/pushHub';
import type { Account } from '../wire/people';
import { clock } from '../world/clock';

const accountsNamed = (username: string): Account[] =>
  db.accounts.where((account) => account.username?.toLowerCase() === username.toLowerCase());

/** Pushes to the viewers of the person that something about the account changed. */
function tell({ personId }: Account): void {
  const person = db.people.find(personId ?? '');
  if (person) pushHub('personHub', 'updated', person);
}

export const accountHandlers: Handlers = {
  'GET /api/v1/account/byPerson/:personId': desk(({ param }) => {
    const { id } = db.people.named(param('personId'));
    return db.accounts.firstWhere(({ personId }) => personId === id) ?? null;
  }),
  'POST /api/v1/account': anyOf('accountCreate')(async ({ body }) => {
    const { personId, username } = await body();
    const person = db.people.named(String(personId));
    if (db.accounts.some((account) => account.personId === person.id))
      refuse(409, 'De relatie heeft al een account.');
    if (!person.homeAddress && !person.postalAddress)
      refuse(422, 'Zowel woonadres als postadres is niet bekend.', 'addresses');
    if (typeof username !== 'string' || username.trim() === '')
      refuse(422, 'Een gebruikersnaam is verplicht.', 'username');
    if (accountsNamed(username).length > 0)
      refuse(409, 'Het e-mailadres is niet beschikbaar.', undefined, { reason: 'EmailAddressNotAvailable' });
    const account = db.accounts.add({
      id: nextId(),
      personId: person.id,
      username,
      isActive: true,
      isBlocked: false,
      created: clock.iso(),
      lastLogin: null,
    });
    tell(account);
    return created(account);
  }),
  'POST /api/v1/account/:id/recover': anyOf('accountRecover')(({ param }) => {
    const account = db.accounts.named(param('id'));
    if (!account.isActive) refuse(409, 'Alleen een actief account kan hersteld worden.');
    if (accountsNamed(account.username ?? '').length > 1)
      refuse(409, 'Het e-mailadres is aan een ander account gekoppeld.');
    tell(account);
  }),
  'PUT /api/v1/account/:id/block': anyOf('blockAccount')(async ({ param, body }) => {
    const account = db.accounts.named(param('id'));
    const { blocked } = await body();
    if (typeof blocked !== 'boolean') refuse(422, "'blocked' moet true of false zijn.", 'blocked');
    tell(db.accounts.change(account, { isBlocked: blocked }));
  }),
  'DELETE /api/v1/account/:id': anyOf(
    'accountCreate',
    'blockAccount',
    'customerManagement',
  )(({ param }) => {
    const account = db.accounts.named(param('id'));
    db.accounts.remove(account.id);
    tell(account);
  }),
};
