import * as d from '@/domain/decode/decode';
import { Role } from '@/domain/people/role';
import { queries } from '../http/queries';

export const roleUrls = { all: '/api/v1/role/getallbyids' } as const;

export const roleQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Roles that no longer exist are left out. */
    roles: build.query<Role[], readonly string[]>({
      query: (ids) => ({ url: roleUrls.all, params: { ids }, schema: d.listOf(Role) }),
    }),
  }),
});
