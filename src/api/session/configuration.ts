import * as v from 'valibot';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';

export const configurationUrls = {
  section: '/api/v1/config/:section',
  agentSetting: '/api/v1/agent/config/:name',
} as const;

/** The known sections of the configuration (wire: administration). */
export const CONFIG_SECTIONS = ['general', 'repairrequest', 'mail', 'selfservice'] as const;

/** Each section has its own keys; anything but an object counts as empty. */
const ConfigSection = v.fallback(v.record(v.string(), v.unknown()), {});
export type ConfigSection = v.InferOutput<typeof ConfigSection>;

/** Settings that are managed elsewhere and are only read here (SSA-19). */
export const configurationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Empty when the section does not exist. */
    configSection: build.query<ConfigSection, string>({
      query: (section) => ({ url: fillPath(configurationUrls.section, { section }), schema: ConfigSection }),
    }),
    /** Null when the name does not exist. */
    agentSetting: build.query<unknown, string>({
      query: (name) => ({ url: fillPath(configurationUrls.agentSetting, { name }), schema: v.unknown() }),
    }),
  }),
});
