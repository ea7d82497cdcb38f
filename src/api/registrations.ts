import * as v from 'valibot';
import { listOf } from '@/domain/decode';
import { RegistrantInfo, Registration } from '@/domain/registration';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';
import { isMissing } from './httpError';
import { queries } from './queries';

export const registrationUrls = {
  byPerson: '/housingallocation/api/v1/registration/agent/byPerson/:personId',
  registrantInfo: '/housingallocation/api/v1/registration/agent/getRegistrantInfoByPerson/:personId',
  update: '/housingallocation/api/v1/registration/agent/update',
  one: '/housingallocation/api/v1/registration/agent/:id',
} as const;

/** A registration with everything that the back end sent, also what is not known here. */
export type RawRegistration = Readonly<Record<string, unknown>>;

const RawRegistrations = listOf(v.record(v.string(), v.unknown()));

/** Those of a person; a 404 stands for nobody's. */
export const readRawRegistrations = (personId: string): Promise<RawRegistration[]> =>
  http
    .get(fillPath(registrationUrls.byPerson, { personId }), RawRegistrations)
    .catch((error: unknown): RawRegistration[] => {
      if (isMissing(error)) return [];
      throw error;
    });

export const updateRegistration = (registration: RawRegistration): Promise<unknown> =>
  http.put(registrationUrls.update, registration, v.unknown());

export const deleteRegistration = (id: string): Promise<unknown> =>
  http.delete(fillPath(registrationUrls.one, { id }));

export const registrationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What somebody is registered for; a 404 stands for somebody without registrations. */
    registrationsOfPerson: build.query<Registration[], string>({
      query: (personId) => ({
        url: fillPath(registrationUrls.byPerson, { personId }),
        schema: listOf(Registration),
        missing: [],
      }),
      providesTags: ['registrations'],
      keepUnusedDataFor: Infinity,
    }),
    /** What the header of a card says; only where housing is allocated. */
    registrantInfo: build.query<RegistrantInfo | null, string>({
      query: (personId) => ({
        url: fillPath(registrationUrls.registrantInfo, { personId }),
        schema: RegistrantInfo,
        missing: null,
      }),
      providesTags: ['registrations'],
    }),
  }),
});
