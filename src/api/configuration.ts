import * as v from 'valibot';
import { fillPath } from '@/lib/address';
import { queries } from './http/queries';

export const configurationUrls = {
  section: '/api/v1/config/:section',
  agentSetting: '/api/v1/agent/config/:name',
} as const;

/** The parts of the configuration that are known by name (wire: administration). */
export const CONFIG_SECTIONS = ['general', 'repairrequest', 'mail', 'selfservice'] as const;

/** Each section has keys of its own; anything but an object says nothing. */
const ConfigSection = v.fallback(v.record(v.string(), v.unknown()), {});
export type ConfigSection = v.InferOutput<typeof ConfigSection>;

/** What is set up elsewhere, and is only read here (SSA-19). */
export const configurationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Empty for a section that does not exist. */
    configSection: build.query<ConfigSection, string>({
      query: (section) => ({ url: fillPath(configurationUrls.section, { section }), schema: ConfigSection }),
    }),
    /** Null for a name that does not exist. */
    agentSetting: build.query<unknown, string>({
      query: (name) => ({ url: fillPath(configurationUrls.agentSetting, { name }), schema: v.unknown() }),
    }),
  }),
});
