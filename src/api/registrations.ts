import { listOf } from '@/domain/decode';
import { Registration } from '@/domain/registration';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';

export const registrationUrls = {
  byPerson: '/housingallocation/api/v1/registration/agent/byPerson/:personId',
} as const;

/** 404 stands for somebody without registrations. */
export const getRegistrationsOfPerson = (personId: string): Promise<Registration[]> =>
  http.get(fillPath(registrationUrls.byPerson, { personId }), listOf(Registration));
