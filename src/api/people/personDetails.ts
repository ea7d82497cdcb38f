import * as v from 'valibot';
import { CardAdditionalFields } from '@/domain/people/cardAdditionalField';
import * as d from '@/domain/decode/decode';
import {
  FieldCapabilities,
  type PersonCapabilities,
  SynchronizedObjects,
} from '@/domain/people/fieldCapabilities';
import type { RawPerson } from '@/domain/people/fields/personField';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { peopleUrls } from './people';
import { answerOf, queries } from '../http/queries';

export const personDetailsUrls = {
  asAdmin: '/api/v1/people/admin',
  characteristics: '/api/v1/people/:id/characteristics',
  writeableFields: '/api/v2/people/:id/writablefields',
  synchronizedObjects: '/api/v1/synchronizedobjects/entity/Person/:id',
  findAddress: '/api/v1/address/find',
  additionalFields: '/api/v1/cardadditionalfield',
} as const;

const Raw = v.record(v.string(), v.unknown());

export const readRawPerson = (id: string): Promise<RawPerson> =>
  http.get(fillPath(peopleUrls.person, { id }), Raw);

export const updatePerson = (id: string, person: RawPerson): Promise<unknown> =>
  http.put(fillPath(peopleUrls.person, { id }), person, v.unknown());

/** Updates a person, for users who may change every field of every person. */
export const updatePersonAsAdmin = (person: RawPerson): Promise<unknown> =>
  http.put(personDetailsUrls.asAdmin, person, v.unknown());

export const updateCharacteristics = (id: string, characteristics: readonly string[]): Promise<unknown> =>
  http.put(fillPath(personDetailsUrls.characteristics, { id }), { characteristics }, v.unknown());

export const deletePerson = (id: string): Promise<unknown> =>
  http.delete(fillPath(peopleUrls.person, { id }));

const FoundAddresses = d.listOf(v.object({ street: d.text, city: d.text }));

interface AddressPlace {
  zipCode: string;
  houseNumber: string;
  houseNumberSuffix: string;
}

async function readCapabilities(id: string): Promise<PersonCapabilities> {
  const [capabilities, objects] = await Promise.all([
    http.get(fillPath(personDetailsUrls.writeableFields, { id }), FieldCapabilities),
    http.get(fillPath(personDetailsUrls.synchronizedObjects, { id }), SynchronizedObjects),
  ]);
  return { ...capabilities, isManagedElsewhere: objects.length > 0 };
}

export const personDetailsQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The system that manages a person, and the changes that it allows. */
    personCapabilities: build.query<PersonCapabilities, string>({
      queryFn: (id) => answerOf(readCapabilities(id)),
      providesTags: (_answer, _error, id) => [{ type: 'person', id }, 'personParts'],
    }),
    foundAddresses: build.query<v.InferOutput<typeof FoundAddresses>, AddressPlace>({
      query: ({ ...params }) => ({ url: personDetailsUrls.findAddress, params, schema: FoundAddresses }),
    }),
    /** The fields that an installation adds to this kind of card. */
    additionalFields: build.query<v.InferOutput<typeof CardAdditionalFields>, 'Person' | 'Unit' | 'Complex'>({
      query: (card) => ({
        url: personDetailsUrls.additionalFields,
        params: { card },
        schema: CardAdditionalFields,
      }),
    }),
  }),
});
