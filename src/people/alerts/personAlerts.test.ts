import * as v from 'valibot';
import { Contract } from '@/domain/tenancy/contract';
import { Person } from '@/domain/person/person';
import { indicatorSubjects } from './personAlerts';

const person = v.parse(Person, { id: 'p', roles: { occupant: 'r2', customer: 'r1' } });
const contracts = ['c1', 'c2'].map((id) => v.parse(Contract, { id }));

it('is about the person, each role and each contract, with what is known of them (001 §7)', () => {
  expect(indicatorSubjects(person, contracts)).toEqual({
    keys: ['p', 'r1', 'r2', 'c1', 'c2'],
    models: [person, ...contracts],
  });
});

it('sends a birthday as a day, as it came', () => {
  const born = v.parse(Person, { id: 'p', birthDate: '1994-11-11' });
  expect(indicatorSubjects(born, []).models).toEqual([{ ...born, birthDate: '1994-11-11' }]);
});
