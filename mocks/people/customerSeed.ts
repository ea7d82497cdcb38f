import { db } from '../db/db';
import type { Relation } from '../wire/customers';

const nobody: Relation = {
  customerId: null,
  email: null,
  firstName: null,
  insertion: null,
  lastName: null,
  gender: null,
  phoneNumber: null,
  externalId: null,
  agentInfoId: null,
};

/** Relations that another system knows and this one does not yet. */
const relations: readonly Relation[] = [
  {
    ...nobody,
    email: 'nieuw@mail.example',
    firstName: 'Nina',
    insertion: 'van',
    lastName: 'Nieuw',
    gender: 'Female',
    phoneNumber: '0612300001',
    externalId: '700001',
  },
  { ...nobody, lastName: 'Verbruggen', externalId: '700002' },
  { ...nobody, externalId: '700003' },
];

export function seedRelations(): void {
  for (const relation of relations) db.relations.add({ id: relation.externalId ?? '', ...relation });
}
