import * as v from 'valibot';
import { readApiHost } from '@/lib/address';

/** Anything but a host is a wrong file. */
const apiHost = v.pipe(v.string(), v.transform(readApiHost), v.string('not an http(s) address'));

/** A path inside this app, without leading slash: `beheer`, `beheer/logboek`. */
const relativePath = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/i));

export const Feature = v.object({ name: v.pipe(v.string(), v.minLength(1)), enabled: v.boolean() });
export type Feature = v.InferOutput<typeof Feature>;

export const FeatureList = v.array(Feature);

const Facet = v.object({ available: v.boolean() });

const Transport = { WebSockets: 'webSockets', LongPolling: 'longPolling' } as const;
type Transport = (typeof Transport)[keyof typeof Transport];

const Keycloak = v.object({ url: apiHost, realm: v.string(), clientId: v.string() });

/** A public service: a path of this host, or an address. */
const publicService = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/));

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(schema);

/**
 * What an installation can set, in `/Config/*.json` and in the session's `configuration` (000 §3.1, AMB-014 to 017).
 * A field with a wrong value makes the whole file wrong: nothing is guessed about an installation.
 */
export const AppConfig = v.object({
  productName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60)), 'Thuisbalie'),
  /** API and hub host; '' is the page's own origin. */
  api: v.optional(apiHost, ''),
  debug: v.optional(v.boolean(), false),
  signalRTransports: v.optional(v.array(v.picklist(Object.values(Transport))), Object.values(Transport)),
  features: v.optional(FeatureList, []),
  experimentalAreaEnabled: v.optional(v.boolean(), false),
  managementRelativeUrl: v.optional(relativePath, 'beheer'),
  managementServiceBusErrorsUrl: v.optional(relativePath, 'diagnostics/servicebuserrors'),
  managementSystemLogUrl: v.optional(relativePath, 'diagnostics/systemlog'),
  managementPortalRequestsUrl: v.optional(relativePath, 'diagnostics/portalrequests'),
  managementSynchronizedObjectsUrl: v.optional(relativePath, 'diagnostics/synchronizedobjects'),
  /** Truthy sends people without a session to the go address; an absolute address replaces the API host in it (AMB-006). */
  loginredirect: v.optional(v.union([v.boolean(), v.literal(''), apiHost]), false),
  keycloak: optional(Keycloak),
  errorReportingKey: optional(v.string()),
  /** Where errors go besides the API when there is a key. */
  errorReportingUrl: optional(apiHost),
  /** Where the place of an address is looked up, and the pictures of its map with `{z}`, `{x}` and `{y}` (AMB-212). */
  geocodingUrl: optional(publicService),
  mapTileUrl: optional(publicService),
  /** Where reports are made (001 §3). */
  powerBiWorkspaceId: optional(v.string()),
  /** Where customers find the self-service portal; a chat refers to it (001 §2). */
  portalUrl: optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]\S*$/))),
  /** Seconds a toast stays; errors always 10. */
  notificationTimeout: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3_600)), 3),
  /** What an installation may have; an absent key means 'not configured' (AMB-019). */
  facets: v.optional(
    v.object({
      housingAllocation: optional(Facet),
      telephony: optional(Facet),
      calendar: optional(Facet),
      geography: optional(Facet),
      erp: optional(Facet),
    }),
    {},
  ),
  /** Whether customers have accounts of their own (AMB-015). */
  accountsModuleEnabled: v.optional(v.boolean(), false),
  /** Applications whose questions customers can read: what is registered about one is public (001 §5, AMB-015). */
  publicTimelineApplicationIds: v.optional(v.array(v.string()), []),
  /** Hours during which an untouched task counts as new (AMB-065). */
  taskIsNewHours: v.optional(v.pipe(v.number(), v.minValue(0)), 24),
  /** Minutes after its start during which a contact moment can be deleted (002 §5, AMB-130). */
  contactActivityModificationLimit: v.optional(v.pipe(v.number(), v.minValue(0)), 15),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

export const defaultConfig: AppConfig = v.parse(AppConfig, {});
