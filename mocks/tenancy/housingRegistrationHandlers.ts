import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf } from '../backend/demands';
import { db } from '../db/db';
import { pushHub } from '../hubs/pushHub';
import type { Registration } from '../wire/people';

const HOUSING = 1;
const TYPES: readonly unknown[] = [1, 2, 3, 'Housing', 'Garage', 'Parking'];

const registrationsOf = (id: string): Registration[] => {
  const person = id.toLowerCase();
  return db.registrations.where(({ personId }) => personId?.toLowerCase() === person);
};

function tell({ personId }: Registration): void {
  const person = db.people.find(personId ?? '');
  if (person) pushHub('personHub', 'updated', person);
}

export const registrationHandlers: Handlers = {
  'GET /housingallocation/api/v1/registration/agent/byPerson/:personId': anyOf('registrationRead')(
    ({ param }) => {
      const found = registrationsOf(param('personId'));
      return found.length > 0 ? found : refuse(404, 'Geen inschrijvingen.');
    },
  ),
  'GET /housingallocation/api/v1/registration/agent/getRegistrantInfoByPerson/:personId': anyOf(
    'customerCard',
    'registrationRead',
  )(({ param }) => ({
    hasActiveHousingRegistration: registrationsOf(param('personId')).some(
      ({ isActive, type }) => isActive && (type === HOUSING || type === 'Housing'),
    ),
  })),
  'PUT /housingallocation/api/v1/registration/agent/update': anyOf('registrationWrite')(async ({ body }) => {
    const sent = await body();
    const registration = db.registrations.named(String(sent['id']));
    const { type = registration.type } = sent;
    if (type !== registration.type && !TYPES.includes(type))
      refuse(422, `Onbekende soort inschrijving '${String(type)}'.`, 'type');
    tell(db.registrations.change(registration, sent));
  }),
  'DELETE /housingallocation/api/v1/registration/agent/:id': anyOf('registrationWrite')(({ param }) => {
    const registration = db.registrations.named(param('id'));
    if (registration.registrationNumber)
      refuse(409, 'Een inschrijving met een registratienummer kan niet worden verwijderd.');
    db.registrations.remove(registration.id);
    tell(registration);
  }),
};
