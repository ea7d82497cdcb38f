import * as v from 'valibot';
import { readApiHost } from '@/lib/address';

/** A configuration file is invalid when this value is anything but a host. */
const apiHost = v.pipe(v.string(), v.transform(readApiHost), v.string('not an http(s) address'));

/** A path within this app, without a leading slash: `beheer`, `beheer/logboek`. */
const relativePath = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/i));

export const Feature = v.object({ name: v.pipe(v.string(), v.minLength(1)), enabled: v.boolean() });
export type Feature = v.InferOutput<typeof Feature>;

export const FeatureList = v.array(Feature);

const Facet = v.object({ available: v.boolean() });

const Transport = { WebSockets: 'webSockets', LongPolling: 'longPolling' } as const;
type Transport = (typeof Transport)[keyof typeof Transport];

const Keycloak = v.object({ url: apiHost, realm: v.string(), clientId: v.string() });

/** A public service: a path on this host, or an address. */
const publicService = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/));

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(schema);

/**
 * The settings of an installation, in `/Config/*.json` and in the session's `configuration` (000 §3.1, AMB-014 to 017).
 * One wrong value makes the whole file invalid, because nothing may be guessed about an installation.
 */
export const AppConfig = v.object({
  productName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60)), 'Thuisbalie'),
  /** Host of the API and the hubs; '' is the page's own origin. */
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
  /**
   * A truthy value sends users without a session to `{api}/go/…`, which signs them in. An absolute address replaces the
   * API host in that address (AMB-006).
   */
  loginredirect: v.optional(v.union([v.boolean(), v.literal(''), apiHost]), false),
  keycloak: optional(Keycloak),
  errorReportingKey: optional(v.string()),
  /** A second place to report errors to, used when a key is set. */
  errorReportingUrl: optional(apiHost),
  /**
   * The service that looks up the coordinates of an address, and the map tiles with `{z}`, `{x}` and `{y}` (AMB-212).
   */
  geocodingUrl: optional(publicService),
  mapTileUrl: optional(publicService),
  /** The workspace of the reports (001 §3). */
  powerBiWorkspaceId: optional(v.string()),
  /** The address of the self-service portal for customers; a chat refers to it (001 §2). */
  portalUrl: optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]\S*$/))),
  /** Seconds that a toast stays; errors always stay 10. */
  notificationTimeout: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3_600)), 3),
  /** The parts that an installation can have; an absent key means 'not configured' (AMB-019). */
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
  /** Whether customers have their own accounts (AMB-015). */
  accountsModuleEnabled: v.optional(v.boolean(), false),
  /**
   * Applications whose questions customers can read: a contact moment about such a question is public (001 §5,
   * AMB-015).
   */
  publicTimelineApplicationIds: v.optional(v.array(v.string()), []),
  /** Hours that an untouched task counts as new (AMB-065). */
  taskIsNewHours: v.optional(v.pipe(v.number(), v.minValue(0)), 24),
  /** Minutes after its start that a contact moment can be deleted (002 §5, AMB-130). */
  contactActivityModificationLimit: v.optional(v.pipe(v.number(), v.minValue(0)), 15),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

export const defaultConfig: AppConfig = v.parse(AppConfig, {});
