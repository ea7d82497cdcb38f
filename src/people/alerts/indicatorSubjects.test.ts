import * as v from 'valibot';
import { Contract } from '@/domain/contract';
import { Person } from '@/domain/person';
import { indicatorSubjects } from './indicatorSubjects';

const person = v.parse(Person, { id: 'p', roles: { occupant: 'r2', customer: 'r1' } });
const contracts = ['c1', 'c2'].map((id) => v.parse(Contract, { id }));

it('is about the person, each role and each contract, with what is known of them (001 §7)', () => {
  expect(indicatorSubjects(person, contracts)).toEqual({
    keys: ['p', 'r1', 'r2', 'c1', 'c2'],
    models: [person, ...contracts],
  });
});
