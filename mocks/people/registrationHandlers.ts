import { json, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { db } from '../db/db';

export const registrationHandlers: Handlers = {
  'GET /housingallocation/api/v1/registration/agent/byPerson/:personId': ({ param }) => {
    const person = param('personId').toLowerCase();
    const found = db.registrations.all().filter(({ personId }) => personId?.toLowerCase() === person);
    return json(found.length > 0 ? found : refuse(404, 'Geen inschrijvingen.'));
  },
};
