import { listOf } from '@/domain/decode';
import { ResidentialZone } from '@/domain/residentialZone';
import { http } from './http';

export const residentialZoneUrls = { set: '/api/v1/residentialzone/set' } as const;

const Zones = listOf(ResidentialZone);

/** Units and complexes by their ids; unknown ones are left out. */
export const getResidentialZones = (ids: readonly string[]): Promise<ResidentialZone[]> =>
  http.get(residentialZoneUrls.set, Zones, { params: { ids } });
