import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { RegistrantInfo, HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isMissing } from '../http/httpError';
import { queries } from '../http/queries';

export const housingRegistrationUrls = {
  byPerson: '/housingallocation/api/v1/registration/agent/byPerson/:personId',
  registrantInfo: '/housingallocation/api/v1/registration/agent/getRegistrantInfoByPerson/:personId',
  update: '/housingallocation/api/v1/registration/agent/update',
  one: '/housingallocation/api/v1/registration/agent/:id',
} as const;

/** A registration with everything that the back end sent, including fields unknown to the client. */
export type RawHousingRegistration = Readonly<Record<string, unknown>>;

const RawRegistrations = d.listOf(v.record(v.string(), v.unknown()));

/** Reads the registrations of a person; a 404 means none. */
export const readRawHousingRegistrations = (personId: string): Promise<RawHousingRegistration[]> =>
  http
    .get(fillPath(housingRegistrationUrls.byPerson, { personId }), RawRegistrations)
    .catch((error: unknown): RawHousingRegistration[] => {
      if (isMissing(error)) return [];
      throw error;
    });

export const updateHousingRegistration = (registration: RawHousingRegistration): Promise<unknown> =>
  http.put(housingRegistrationUrls.update, registration, v.unknown());

export const deleteHousingRegistration = (id: string): Promise<unknown> =>
  http.delete(fillPath(housingRegistrationUrls.one, { id }));

export const housingRegistrationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The registrations of a person; a 404 means none. */
    registrationsOfPerson: build.query<HousingRegistration[], string>({
      query: (personId) => ({
        url: fillPath(housingRegistrationUrls.byPerson, { personId }),
        schema: d.listOf(HousingRegistration),
        missing: [],
      }),
      providesTags: ['housingRegistrations'],
      keepUnusedDataFor: Infinity,
    }),
    /** The registration in the header of a card; used only where housing is allocated. */
    registrantInfo: build.query<RegistrantInfo | null, string>({
      query: (personId) => ({
        url: fillPath(housingRegistrationUrls.registrantInfo, { personId }),
        schema: RegistrantInfo,
        missing: null,
      }),
      providesTags: ['housingRegistrations'],
    }),
  }),
});
